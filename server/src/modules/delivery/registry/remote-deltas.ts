import { findLiveEntry, type Registry } from '@narthex/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED } from '../../../builds/compression';
import type { DictionaryFile } from '../../../builds/deltas/deltas-plugin';
import { toPattern } from '../../../builds/deltas/dictionary-headers';
import { groupByPattern, pairWithEarlier } from '../../../builds/deltas/group-by-pattern';
import { isPublicFile } from '../../../builds/packages/remote-package';
import { shareRead } from '../../../content-cache/share-read';
import { listReleasedFiles } from '../stored-versions/file-repository';

/** Knows which earlier files of a remote browsers may have. */
export interface RemoteDeltas {
  /** Describes a file of a version, or returns null if no version of it is a dictionary. */
  describe(remote: string, version: string, file: string): Promise<DictionaryFile | null>;
  /** Prepares the deltas of versions that are live since the last call. */
  followReleases(registry: Registry): Promise<void>;
}

/**
 * Dictionaries are files of the same remote which visitors could already get: whether a version that was published for
 * previews alone has some bytes can't be found out by asking for a delta.
 */
export function createRemoteDeltas(app: FastifyInstance): RemoteDeltas {
  const released = new Map<string, () => Promise<ReadonlyMap<string, readonly string[]>>>();
  const live = new Map<string, string>();

  function readReleased(remote: string) {
    const known =
      released.get(remote) ??
      shareRead(app, ['remotes'], async () => groupByPattern(await listReleasedFiles(app.db, remote)));
    released.set(remote, known);
    return known();
  }

  /** Lists the files for browsers with their compressed copies. */
  async function listPublic(remote: string, version: string): Promise<ReadonlyMap<string, string>> {
    const files = await app.remoteStore.list(remote, version);
    return new Map([...files].filter(([file]) => isPublicFile(file) || file.endsWith(COMPRESSED)));
  }

  return {
    async describe(remote, version, file) {
      const pattern = toPattern(file);
      if (pattern === null) return null;
      const files = await app.remoteStore.list(remote, version);
      const integrity = files.get(file);
      if (integrity === undefined) return null;
      return {
        match: `/remotes/${remote}/*/${pattern}`,
        file: integrity,
        compressed: files.get(file + COMPRESSED),
        listEarlier: async () => (await readReleased(remote)).get(pattern) ?? [],
      };
    },
    async followReleases({ microFrontends }) {
      for (const [remote, entries] of Object.entries(microFrontends)) {
        const version = findLiveEntry(entries)?.metadata.version;
        const before = live.get(remote);
        if (version === undefined || version === before) continue;
        live.set(remote, version);
        if (before === undefined) continue;
        const [files, earlier] = [await listPublic(remote, version), await listPublic(remote, before)];
        const named = [...earlier].map(([file, integrity]) => ({ file, integrity }));
        app.deltas.prepare(pairWithEarlier(files, groupByPattern(named)));
      }
    },
  };
}
