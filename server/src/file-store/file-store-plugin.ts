import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DAY_MS } from '../time-units';
import { deleteUnfinishedFiles } from './atomic-fs-driver';
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

/** Hold the files of the store, and copies of built files on this machine. */
const STORED_FOLDERS = ['media', 'blobs', 'page-data'];

/** An upload that is moved into the store keeps the time of its last byte, and may have waited for a day. */
const UNFINISHED_FILE_RETENTION_MS = 2 * DAY_MS;

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
    app.housekeeping.add('unfinished files', async () => {
      const before = new Date(Date.now() - UNFINISHED_FILE_RETENTION_MS);
      for (const folder of folders)
        for (const name of STORED_FOLDERS) await deleteUnfinishedFiles(path.join(folder, name), before);
    });
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
  { name: 'file-store', dependencies: ['core', 'housekeeping', 'readiness'] },
);
