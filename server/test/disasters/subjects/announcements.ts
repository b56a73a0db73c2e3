import sharp from 'sharp';
import { announcements } from '../../../src/database/schema/announcements';
import { originalPath } from '../../../src/media/drive';
import type { People } from '../calls/people';
import type { Call, SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const MEDIA = '/media/';

/**
 * An administrator uploads pictures and announces something with each. What nobody has acknowledged is sent again with the
 * same Idempotency-Key, as a browser does.
 */
export class Announcements implements Subject {
  readonly name = 'announcements';
  readonly people = 1;
  readonly #announced = new WrittenNames('announcement');
  readonly #sent = new Map<string, Call>();
  #count = 0;

  constructor(private readonly everybody: People) {}

  async write(site: SiteClient): Promise<void> {
    for (const title of this.#announced.list('unknown')) {
      const call = this.#sent.get(title);
      if (call) this.#announced.note(title, await site(call));
    }
    this.#count += 1;
    const title = `Announcement ${this.#count}`;
    const picture = await this.#upload(site);
    if (picture === undefined) return;
    const call: Call = {
      method: 'POST',
      url: '/api/v1/announcements',
      token: this.everybody.admin.token,
      json: { title, content: 'In the hall, at four.', image_url: picture },
      headers: { 'idempotency-key': `announcement-${this.#count}` },
    };
    this.#sent.set(title, call);
    this.#announced.note(title, await site(call));
  }

  /** Uploads a picture that no other upload has, and returns its URL. */
  async #upload(site: SiteClient): Promise<string | undefined> {
    const { token } = this.everybody.admin;
    const background = { r: this.#count % 256, g: (this.#count >> 8) % 256, b: 90 };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const begun = await site({
      method: 'POST',
      url: '/uploads',
      token,
      headers: {
        ...TUS,
        'upload-length': String(bytes.length),
        'upload-metadata': `kind ${base64('picture')},filename ${base64('dawn.png')}`,
      },
    });
    if (begun.kind !== 'acknowledged' || begun.location === null) return undefined;
    const url = begun.location;
    const headers = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const sent = await site({ method: 'PATCH', url, token, bytes, headers });
    if (sent.kind !== 'acknowledged') return undefined;
    const read = await site({ method: 'GET', url, token });
    return read.kind === 'acknowledged' ? read.body.data?.file?.url : undefined;
  }

  async check({ db, files }: SiteState): Promise<string[]> {
    const rows = await db
      .select({ title: announcements.title, image: announcements.image_url })
      .from(announcements);
    const faults = this.#announced.compare(rows.map(({ title }) => title));
    for (const { title, image } of rows) {
      const key = image?.startsWith(MEDIA) ? image.slice(MEDIA.length) : (image ?? '');
      const isWhole = await files.disk
        .getBytes(originalPath(key))
        .then((bytes) => sharp(bytes).raw().toBuffer())
        .then(() => true)
        .catch(() => false);
      if (!isWhole) faults.push(`The picture ${key} of “${title}” is lost or damaged.`);
    }
    return faults;
  }
}
