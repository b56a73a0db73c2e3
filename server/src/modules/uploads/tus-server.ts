import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, isUploadKind } from '@narthex/shared-contracts';
import { UPLOADS_PATH } from '@narthex/shared-contracts/browser-paths';
import { whileRoom } from '../../file-store/disk-room';
import { ProblemError, problem } from '../../problem-error';
import { deleteUpload, findUpload } from './repository';
import type { UploadStore } from './complete-upload';

const PATH = UPLOADS_PATH;

const CODES = new Map([
  [404, 'not_found'],
  [409, 'conflict'],
  [410, 'not_found'],
  [413, 'too_large'],
  // Another connection of the same upload is about to end: the client asks again.
  [423, 'conflict'],
] as const);

/** What tus refuses with: a plain object, or an error of our own that a hook threw. */
function toProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  const status = Number(error.status_code);
  // 501 is what the client asks of tus that this site doesn't offer.
  if (status >= 500 && status !== 501)
    return error instanceof Error ? error : new Error(`tus: ${JSON.stringify(error)}`);
  const message = 'body' in error ? String(error.body).trim() : undefined;
  return problem(CODES.get(status as 404) ?? 'bad_request', message);
}

/** The rows of the uploads are tus' notes of them, so that every process of the site knows them. */
const createNotes = ({ db }: Pick<UploadStore, 'db'>) => ({
  async get(id: string) {
    const row = await findUpload(db, id);
    return row && new Upload({ id, size: row.bytes, offset: 0, creation_date: row.created_at.toISOString() });
  },
  // The row is there before tus creates its file.
  async set() {},
  delete: (id: string) => deleteUpload(db, id),
});

interface TusOptions extends UploadStore {
  readonly onComplete: (id: string) => Promise<unknown>;
}

/** The tus protocol behind routes of our own: they decide who may, it moves the bytes. */
export function createTusServer({ db, drive, onComplete }: TusOptions) {
  const newIds = new WeakMap<Request, string>();
  const failures = new WeakMap<Request, unknown>();
  const server = new Server({
    path: PATH,
    relativeLocation: true,
    datastore: new FileStore({ directory: drive.uploadFolder, configstore: createNotes({ db }) }),
    namingFunction: (request) => {
      const id = newIds.get(request);
      if (id === undefined) throw new Error('An upload begins with its row');
      return id;
    },
    maxSize: async (_request, id) => {
      const kind = id === null ? undefined : (await findUpload(db, id))?.kind;
      return isUploadKind(kind) ? UPLOAD_KINDS[kind].maxBytes : 0;
    },
    onUploadFinish: async (_request, upload) => {
      await onComplete(upload.id);
      return {};
    },
    onResponseError: (request, error) => {
      if (!failures.has(request)) failures.set(request, error);
      return undefined;
    },
  });

  return async (request: FastifyRequest, newId?: string): Promise<Response> => {
    const { method, headers, raw } = request;
    const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const forwarded = new Request(new URL(request.url, 'http://uploads.invalid'), { method, headers: pairs });
    // Only read where something is stored: what is refused must not wait for its bytes.
    const body = async function* () {
      try {
        yield* whileRoom(raw, drive.ensureRoom);
      } catch (error) {
        // tus tells of every fault of a body in the same words.
        if (error instanceof ProblemError) failures.set(forwarded, error);
        throw error;
      }
    };
    Object.defineProperty(forwarded, 'body', {
      get: () => Readable.toWeb(Readable.from(body(), { objectMode: false })),
    });
    if (newId !== undefined) newIds.set(forwarded, newId);
    const response = await server.handleWeb(forwarded);
    if (failures.has(forwarded)) {
      // Who still sends reads the refusal once all of it is sent.
      raw.resume();
      throw toProblem(failures.get(forwarded));
    }
    return response;
  };
}
