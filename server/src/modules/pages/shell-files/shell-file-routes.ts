import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BlobUnavailableError } from '../../../builds/blobs/blob-store';
import { COMPRESSED } from '../../../builds/compression';
import { getContentType } from '../../../builds/content-type';
import { openPackageFile, type PackageFile } from '../../../builds/packages/package-file';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import {
  deleteUnseenShellFiles,
  findShellFile,
  findShellFiles,
  listShellFileHashes,
  recordShellFiles,
} from './shell-file-repository';
import { DAY_MS, HOUR_MS } from '../../../time-units';
import { IMMUTABLE } from '../../../responses/cache-control';
import { SHELL_FILE_RETENTION_MS } from '../page-policy';

/** Only files with a hash in their name never change. */
const IS_HASHED = /\.[0-9a-f]{8}\.\w+(\.br)?$/;
const YEAR_MS = 365 * DAY_MS;

/** Stores the files of this process's build where other processes can read them. */
async function shareBuild({ blobs, db, log }: FastifyInstance, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => IS_HASHED.test(name));
  if (names.length === 0) return;
  const known = await findShellFiles(db, names);
  const files = new Map<string, PackageFile>();
  for (const name of names) files.set(name, await openPackageFile(path.join(folder, name)));
  await blobs.put([...files].filter(([name]) => !known.has(name)).map(([, file]) => file));
  for (const [name, { integrity }] of files) {
    if (known.has(name) && known.get(name) !== integrity)
      log.warn({ name }, 'a file of the shell differs between builds');
  }
  await recordShellFiles(db, new Map([...files].map(([name, { integrity }]) => [name, integrity])));
}

/** Sends a file that only the build of another process contains. */
async function sendShared(
  { blobs, db }: FastifyInstance,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!IS_HASHED.test(name)) throw problem('not_found');
  const read = async (file: string) => {
    const integrity = await findShellFile(db, file);
    return integrity === null ? null : blobs.read(integrity);
  };
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const compressed = isCompressed ? await read(name + COMPRESSED).catch(() => null) : null;
  const bytes =
    compressed ??
    (await read(name).catch((error: unknown) => {
      throw error instanceof BlobUnavailableError ? problem('unavailable') : error;
    }));
  if (!bytes) throw problem('not_found');
  if (compressed) reply.header('content-encoding', 'br');
  reply.header('cache-control', IMMUTABLE).header('vary', 'Accept-Encoding');
  return reply.type(getContentType(name)).send(bytes);
}

/** Registers the files of the built shell: those of this process come from its folder, others from the shared store. */
export const createShellFileRoutes =
  (folder: string): ModuleRoutes =>
  async (app) => {
    app.blobs.addNames(() => listShellFileHashes(app.db));
    app.addHook('onReady', () => shareBuild(app, folder));
    app.housekeeping.add('files of the shell', async () => {
      await shareBuild(app, folder);
      await deleteUnseenShellFiles(app.db, new Date(Date.now() - SHELL_FILE_RETENTION_MS));
    });
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });

    handle(app, 'shell.file', async ({ params, request, reply }) => {
      const { '*': name } = params;
      // Frames of isolated remotes have no origin, and load these files as any other site would.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      const isOwn = await access(path.join(folder, name)).then(
        () => true,
        () => false,
      );
      if (!isOwn) return sendShared(app, name, request, reply);
      const isImmutable = IS_HASHED.test(name);
      return reply.sendFile(name, { immutable: isImmutable, maxAge: isImmutable ? YEAR_MS : HOUR_MS });
    });
  };
