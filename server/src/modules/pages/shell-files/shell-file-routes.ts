import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BlobUnavailableError } from '../../../builds/blobs/blob-store';
import { describeBuiltFile, sendBuiltFile } from '../../../builds/deltas/send-built-file';
import { openPackageFile, type PackageFile } from '../../../builds/packages/package-file';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { createShellDeltas, type ShellDeltas } from './shell-deltas';
import {
  deleteUnseenShellFiles,
  findShellFile,
  findShellFiles,
  listShellFileHashes,
  recordShellFiles,
} from './shell-file-repository';
import { DAY_MS, HOUR_MS } from '../../../time-units';
import { SHELL_FILE_RETENTION_MS } from '../page-policy';

/** Only files with a hash in their name never change. */
const IS_HASHED = /\.[0-9a-f]{8}\.\w+(\.br)?$/;
const YEAR_MS = 365 * DAY_MS;

/** Stores the files of this process's build where other processes can read them. */
async function shareBuild(
  { blobs, db, log }: FastifyInstance,
  folder: string,
  deltas: ShellDeltas,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => IS_HASHED.test(name));
  if (names.length === 0) return;
  const known = await findShellFiles(db, names);
  const files = new Map<string, PackageFile>();
  for (const name of names) files.set(name, await openPackageFile(path.join(folder, name)));
  const added = new Set(names.filter((name) => !known.has(name)));
  await blobs.put([...files].filter(([name]) => added.has(name)).map(([, file]) => file));
  for (const [name, { integrity }] of files) {
    if (known.has(name) && known.get(name) !== integrity)
      log.warn({ name }, 'a file of the shell differs between builds');
  }
  const hashes = new Map([...files].map(([name, { integrity }]) => [name, integrity]));
  await recordShellFiles(db, hashes);
  await deltas.followBuild(hashes, added);
}

/** Reads a file that only the build of another process contains; resolves with null if there is none. */
async function readShared({ blobs, db }: FastifyInstance, name: string): Promise<Buffer | null> {
  const integrity = IS_HASHED.test(name) ? await findShellFile(db, name) : null;
  if (integrity === null) return null;
  return blobs.read(integrity).catch((error: unknown) => {
    throw error instanceof BlobUnavailableError ? problem('unavailable') : error;
  });
}

/** Registers the files of the built shell: those of this process come from its folder, others from the shared store. */
export const createShellFileRoutes =
  (folder: string): ModuleRoutes =>
  async (app) => {
    app.blobs.addNames(() => listShellFileHashes(app.db));
    const deltas = createShellDeltas(app);
    const share = () => shareBuild(app, folder, deltas);
    app.addHook('onReady', share);
    app.housekeeping.add('files of the shell', async () => {
      await share();
      await deleteUnseenShellFiles(app.db, new Date(Date.now() - SHELL_FILE_RETENTION_MS));
    });
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });

    handle(app, 'shell.file', async ({ params, request, reply }) => {
      const { '*': name } = params;
      const isOwn = await access(path.join(folder, name)).then(
        () => true,
        () => false,
      );
      const dictionary = await deltas.describe(name);
      if (!isOwn || (dictionary && app.deltas.find(request, dictionary)))
        return sendBuiltFile(request, reply, { name, dictionary, read: (file) => readShared(app, file) });
      describeBuiltFile(reply, dictionary);
      const isImmutable = IS_HASHED.test(name);
      return reply.sendFile(name, { immutable: isImmutable, maxAge: isImmutable ? YEAR_MS : HOUR_MS });
    });
  };
