import { readRemoteFiles, type RemoteFiles } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { manifestName } from '@narthex/shared-contracts/remote-package';
import type { FastifyInstance } from 'fastify';
import { MAX_KNOWN_VERSIONS } from '../../page-policy';
import { leaveOutTranslations } from './leave-out-translations';

interface VersionInLanguage {
  readonly remote: string;
  readonly version: string;
  readonly language?: Language | undefined;
}

/** Reads the file lists of versions from their manifests, and keeps them, because a version never changes. */
export class RemoteFileLists {
  readonly #known = new Map<string, RemoteFiles>();

  constructor(private readonly app: Pick<FastifyInstance, 'remoteStore' | 'log'>) {}

  /** Returns the files of a version in a language; undefined if its manifest is missing or can't be read. */
  async find({
    remote,
    version,
    language = SOURCE_LANGUAGE,
  }: VersionInLanguage): Promise<RemoteFiles | undefined> {
    const name = manifestName(language);
    const url = `/remotes/${remote}/${version}/${name}`;
    const known = this.#known.get(url);
    if (known) return known;
    try {
      const manifest = await this.app.remoteStore.read(remote, version, name);
      if (!manifest) return undefined;
      const all = readRemoteFiles(JSON.parse(manifest.toString('utf8')), url);
      const files = language === SOURCE_LANGUAGE ? leaveOutTranslations(all) : all;
      if (this.#known.size >= MAX_KNOWN_VERSIONS) this.#known.clear();
      this.#known.set(url, files);
      return files;
    } catch (error) {
      // The browser then requests the manifest itself, and handles a failure.
      this.app.log.error({ err: error, remote }, 'the manifest of a remote cannot be read');
      return undefined;
    }
  }
}
