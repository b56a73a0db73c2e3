import { eq } from 'drizzle-orm';
import { remoteVersions } from '../../../src/database/schema/remotes';
import { buildPackage, createUpload } from '../../remote-factories';
import type { SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

export const PUBLISHED_REMOTE = 'youth';

/** A team publishes versions of its remote. That their files are there and whole is a check of `npm run doctor`. */
export class Versions implements Subject {
  readonly name = 'versions';
  readonly people = 1;
  readonly #published = new WrittenNames('version');
  #count = 0;

  constructor(private readonly shipToken: string) {}

  async write(site: SiteClient): Promise<void> {
    this.#count += 1;
    const version = `${this.#count}.0.0-0123456789`;
    const code = `export default ${this.#count};`;
    const { payload, headers } = await createUpload(
      buildPackage({ remote: PUBLISHED_REMOTE, version, code }),
    );
    const outcome = await site({
      method: 'POST',
      url: '/api/v1/delivery/versions',
      token: this.shipToken,
      bytes: payload,
      headers,
    });
    this.#published.note(version, outcome);
  }

  async check({ db }: SiteState): Promise<string[]> {
    const rows = await db
      .select({ version: remoteVersions.version })
      .from(remoteVersions)
      .where(eq(remoteVersions.remote, PUBLISHED_REMOTE));
    return this.#published.compare(rows.map(({ version }) => version));
  }
}
