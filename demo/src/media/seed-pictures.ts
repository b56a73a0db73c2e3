import { REPOSITORY_ROOT } from '@narthex/server/config';
import type { MediaDrive } from '@narthex/server/media/drive';
import {
  renderDrawing,
  getDrawingKey,
  type Drawing,
  type PreparedPicture,
} from '@narthex/server/modules/media/pictures/read-picture';
import { keepPicture, mediaRow } from '@narthex/server/modules/media/pictures/store-picture';
import type { MediaRow } from '@narthex/server/modules/media/repository';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES, picturePath, type PictureName } from '../pictures/index';

/** Rendering takes most of the seed's time, and the tests seed often. */
const CACHE = path.join(REPOSITORY_ROOT, 'node_modules/.cache/narthex/pictures');
const AT_ONCE = 2;

export interface SeededPictures {
  readonly rows: readonly MediaRow[];
  /** The URL of a picture, as content keeps it. */
  url(name: PictureName): string;
}

const isName = (name: string): name is PictureName => name in PICTURES;
const PICTURE_NAMES: readonly PictureName[] = Object.keys(PICTURES).filter(isName);

async function readDrawing(name: PictureName): Promise<Drawing> {
  const { width, height, colour } = PICTURES[name];
  return { name, svg: await readFile(picturePath(name)), width, height, colour };
}

async function renderOnce(drawing: Drawing): Promise<PreparedPicture> {
  const key = getDrawingKey(drawing);
  const cached = path.join(CACHE, `${createHash('sha256').update(drawing.svg).digest('hex')}-${key}`);
  const bytes = await readFile(cached).catch(() => null);
  if (bytes) {
    const { width, height } = drawing;
    return {
      key,
      bytes,
      content_type: 'image/jpeg',
      width,
      height,
      colour: drawing.colour.slice(1).toLowerCase(),
    };
  }
  const rendered = await renderDrawing(drawing);
  // A site without a writable cache renders again; that is all.
  await keepRendered(cached, rendered.bytes).catch(() => undefined);
  return rendered;
}

async function keepRendered(file: string, bytes: Buffer) {
  const temporary = `${file}.${process.pid}.part`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Renders every picture of ours into the file store, two at a time. */
export async function seedPictures(drive: MediaDrive, createdAt: Date): Promise<SeededPictures> {
  const found = new Map<PictureName, { row: MediaRow; url: string }>();
  const waiting = [...PICTURE_NAMES];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const picture = await renderOnce(await readDrawing(name));
      const { url } = await keepPicture(drive, picture);
      found.set(name, { row: mediaRow(picture, PICTURES[name].alt, createdAt), url });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const entry = (name: PictureName) => {
    const known = found.get(name);
    if (!known) throw new Error(`There is no picture called ${name}.`);
    return known;
  };
  return { rows: PICTURE_NAMES.map((name) => entry(name).row), url: (name) => entry(name).url };
}
