import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readDiskSpace } from './disk-room';
import type { FileStore } from './file-store';
import { openFileStore } from './open-file-store';
import { createFolderCheck } from './usable-folder';

declare module 'fastify' {
  interface FastifyInstance {
    readonly files: FileStore;
  }
}

/** The check warns at this multiple of the floor, when there is still time to make room. */
const LITTLE_ROOM = 2;

/**
 * Returns a check that begins the next one and reports how the last one ended: a proxy that had to wait for a silent
 * bucket would take this process for dead.
 */
function reportLast(check: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let isRunning = false;
  return () => {
    const reported = last;
    if (!isRunning) {
      isRunning = true;
      const next = check();
      const end = () => {
        last = next;
        isRunning = false;
      };
      next.then(end, end);
    }
    return reported;
  };
}

/** Provides the store of all the site's files: media, versions of remotes, and those of the shell. */
export const fileStore = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('files', await openFileStore(app.config));
    const { dataDir, files, bounds } = app.config;
    const folders = new Set([dataDir, ...(files.kind === 'folder' ? [files.folder] : [])]);
    const checkFolders = createFolderCheck(app.config);
    const checkBucket = app.files.checkBucket && reportLast(app.files.checkBucket);
    app.readiness.addWarning('storage', async () => {
      await checkBucket?.();
      await checkFolders();
      for (const folder of folders) {
        const { free } = await readDiskSpace(folder);
        if (free !== null && free < LITTLE_ROOM * bounds.freeDiskFloorBytes)
          throw new Error(`The disk of ${folder} has only ${free} bytes left`);
      }
    });
  },
  { name: 'file-store', dependencies: ['core', 'readiness'] },
);
