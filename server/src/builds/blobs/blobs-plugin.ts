import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openFolderStore } from '../../file-store/folder-store';
import { openBlobStore, type BlobStore } from './blob-store';
import { DAY_MS } from '../../time-units';
import { localBuilds } from '../packages/local-builds';
import type { PackageFile } from '../packages/package-file';
import type { RemotePackage } from '../packages/remote-package';

/**
 * Returns the builds on this machine as a last source of their files: it resolves with the unchecked bytes of a hash,
 * or null. The builds are listed when a file is missing for the first time.
 */
export function createBuildSource(
  listBuilds: () => Promise<readonly RemotePackage[]> = localBuilds,
): (integrity: string) => Promise<Buffer | null> {
  let index: Promise<ReadonlyMap<string, PackageFile>> | undefined;
  return async (integrity) => {
    index ??= listBuilds().then(
      (builds) =>
        new Map(builds.flatMap(({ files }) => [...files.values()].map((file) => [file.integrity, file]))),
    );
    const file = (await index).get(integrity);
    return file ? file.read().catch(() => null) : null;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly blobs: BlobStore & {
      /** Adds a list of hashes that are in use. Files that no list contains are deleted after a day. */
      addNames(list: () => Promise<readonly string[]>): void;
    };
  }
}

/** Provides built files by their hash, with a cache folder on this machine in front of the shared store. */
export const blobs = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { files, dataDir, environment, bounds } = app.config;
    const isLocal = files.kind === 'folder' && files.folder === dataDir;
    const store = openBlobStore({
      shared: app.files,
      local: isLocal
        ? null
        : openFolderStore(dataDir, path.join(dataDir, 'uploads'), bounds.freeDiskFloorBytes),
      ...(environment !== 'test' && { recover: createBuildSource() }),
      log: app.log,
    });
    const lists: (() => Promise<readonly string[]>)[] = [];
    app.decorate('blobs', { ...store, addNames: (list) => void lists.push(list) });
    app.housekeeping.add('built files', async () => {
      // The time is taken before the lists are read, so that a file published in the meantime is newer.
      const before = new Date(Date.now() - DAY_MS);
      const names = new Set<string>();
      for (const list of lists) for (const name of await list()) names.add(name);
      await store.sweep((integrity) => names.has(integrity), before);
    });
  },
  { name: 'blobs', dependencies: ['core', 'housekeeping', 'file-store'] },
);
