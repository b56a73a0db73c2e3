import { stat } from 'node:fs/promises';
import { Metadata } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  UPLOAD_KINDS,
  isUploadKind,
  mayUpload,
  tooLargeMessage,
  type Actor,
} from '@narthex/shared-contracts';
import { handle, type EndpointCall } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { presentFile } from '../media/presenter';
import type { ModuleRoutes } from '../module-routes';
import { beginUpload, makeUploadFolder } from './begin-upload';
import { createUploadCompleter, discardUpload, getUploading, uploadPath } from './complete-upload';
import { countOpenUploads, findUpload, findUploadedFile } from './repository';
import { sweepDroppedFiles } from '../../media/file-lifetime-repository';
import { deleteExpiredUploads } from './delete-expired-uploads';
import { createTusServer } from './tus-server';
import { DROPPED_FILES_CHECK_INTERVAL_MS } from '../../media/media-policy';

const MAX_NAME_LENGTH = 200;
/** Responses of the upload protocol must be neither compressed nor cached. */
const OPTIONS = { compress: false } as const;

/** Reads the kind, name and size of a new upload from its headers. */
function readAnnouncement({ headers }: FastifyRequest) {
  let notes: Record<string, string | null> = {};
  try {
    notes = Metadata.parse(String(headers['upload-metadata'] ?? '') || undefined);
  } catch {
    throw problem('bad_request', 'The Upload-Metadata header can’t be read.');
  }
  const { kind, filename } = notes;
  if (!isUploadKind(kind)) throw problem('bad_request', 'An upload says what kind of file it is.');
  const length = String(headers['upload-length'] ?? '');
  if (!/^\d{1,15}$/.test(length)) throw problem('bad_request', 'An upload says how long it is.');
  return { kind, name: (filename ?? '').slice(0, MAX_NAME_LENGTH) || 'file', bytes: Number(length) };
}

async function send(reply: FastifyReply, response: Response) {
  for (const [name, value] of response.headers) {
    // The site's own rules for other origins replace those of the tus server.
    if (!name.startsWith('access-control-')) reply.header(name, value);
  }
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(await response.text());
}

/**
 * Registers resumable uploads: POST begins one, PATCH continues it at the offset that HEAD returns, GET reads its file,
 * DELETE cancels it.
 */
export const uploadsRoutes: ModuleRoutes = async (app) => {
  const uploading = getUploading(app);
  app.housekeeping.add('uploads', () => deleteExpiredUploads(uploading));
  app.jobs.add({
    name: 'dropped-files',
    everyMs: DROPPED_FILES_CHECK_INTERVAL_MS,
    run: () => sweepDroppedFiles(uploading),
  });
  app.metrics.gauge({
    name: 'narthex_uploads_open',
    help: 'Uploads that have begun and are not complete.',
    read: async () => [{ value: (await countOpenUploads(app.db)).count }],
  });
  app.metrics.gauge({
    name: 'narthex_uploads_open_bytes',
    help: 'Announced size of the uploads that are not complete.',
    read: async () => [{ value: (await countOpenUploads(app.db)).bytes }],
  });
  const complete = createUploadCompleter(uploading);
  await makeUploadFolder(uploading.drive);
  const tus = createTusServer({ ...uploading, onComplete: complete });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  const findOwn = async (actor: Actor | null, id: string) => {
    const upload = await findUpload(app.db, id);
    if (!upload || upload.user_id !== actor?.id) throw problem('not_found');
    return upload;
  };

  async function begin({ request, reply }: EndpointCall<'uploads.create'>) {
    const { actor } = request;
    if (!actor) throw problem('unauthenticated');
    const { kind, name, bytes } = readAnnouncement(request);
    if (!mayUpload(actor, kind)) throw problem('forbidden');
    const { maxBytes } = UPLOAD_KINDS[kind];
    if (bytes > maxBytes) throw problem('too_large', tooLargeMessage(maxBytes));
    const id = await beginUpload(uploading, actor, { kind, name, bytes });
    return send(reply, await tus(request, id));
  }

  async function read({ params: { id }, request, reply }: EndpointCall<'uploads.get'>) {
    const upload = await findOwn(request.actor, id);
    reply.header('cache-control', 'no-store');
    const file = await findUploadedFile(app.db, upload);
    if (request.method === 'HEAD') {
      if (!file) return send(reply, await tus(request));
      // The bytes of a complete upload are already in the store, so tus can't report them.
      reply.header('tus-resumable', '1.0.0').header('upload-length', upload.bytes);
      return reply.header('upload-offset', upload.bytes).send();
    }
    const arrived = await stat(uploadPath(uploading, id)).catch(() => null);
    // If the process ended before its last response, the upload is completed now.
    const done = file ?? (arrived?.size === upload.bytes ? await complete(id) : undefined);
    const data = { id, name: upload.name, bytes: upload.bytes, file: done ? presentFile(done) : null };
    return { success: true, data };
  }

  async function append({ params: { id }, request, reply }: EndpointCall<'uploads.append'>) {
    await findOwn(request.actor, id);
    return send(reply, await tus(request));
  }

  async function cancel({ params: { id }, request, reply }: EndpointCall<'uploads.cancel'>) {
    await findOwn(request.actor, id);
    await discardUpload(uploading, id);
    return reply.code(204).header('tus-resumable', '1.0.0').send();
  }

  handle(app, 'uploads.create', begin, OPTIONS);
  handle(app, 'uploads.get', read, OPTIONS);
  handle(app, 'uploads.append', append, OPTIONS);
  handle(app, 'uploads.cancel', cancel, OPTIONS);
};
