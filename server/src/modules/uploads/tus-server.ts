import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server, Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, isUploadKind } from '@narthex/shared-contracts';
import { UPLOADS_PATH } from '@narthex/shared-contracts/browser-paths';
import { limitToFreeSpace } from '../../file-store/disk-room';
import { storageFailure } from '../../plugins/problems/storage-failure';
import { ProblemError, problem } from '../../problem-error';
import { deleteUpload, findUpload } from './repository';
import type { UploadStore } from './complete-upload';

const PATH = UPLOADS_PATH;

const CODES = new Map([
  [404, 'not_found'],
  [409, 'conflict'],
  [410, 'not_found'],
  [413, 'too_large'],
  // Another connection of the same upload is about to end, so the client may retry.
  [423, 'conflict'],
] as const);

/** Converts a refusal of tus to a problem: a plain object, or an error that one of our hooks threw. */
function toProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  const status = Number(error.status_code);
  // tus responds with 501 if a client requests a feature that this site doesn't offer.
  if (status >= 500 && status !== 501)
    return error instanceof Error ? error : new Error(`tus: ${JSON.stringify(error)}`);
  const message = 'body' in error ? String(error.body).trim() : undefined;
  return problem(CODES.get(status as 404) ?? 'bad_request', message);
}

/** Stores the metadata of tus in the rows of uploads, so that every process can read them. */
const createNotes = ({ db }: Pick<UploadStore, 'db'>) => ({
  async get(id: string) {
    const row = await findUpload(db, id);
    return row && new Upload({ id, size: row.bytes, offset: 0, creation_date: row.created_at.toISOString() });
  },
  // The row was inserted before tus creates its file.
  async set() {},
  delete: (id: string) => deleteUpload(db, id),
});

interface TusOptions extends UploadStore {
  readonly onComplete: (id: string) => Promise<unknown>;
}

/** Creates the tus server. Our own routes decide about permissions, and it only transfers bytes. */
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
    // The body is read only if it is stored, because a refusal must not wait for its bytes.
    const body = async function* () {
      try {
        yield* limitToFreeSpace(raw, drive.ensureRoom);
      } catch (error) {
        // tus replaces the message of every error in a body by its own.
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
      // The rest of the body is discarded, because clients read the response only after they have sent everything.
      raw.resume();
      const failure = failures.get(forwarded);
      // tus hides the error of the disk. It says the same of a client that went away.
      throw failure === ERRORS.FILE_WRITE_ERROR && !raw.readableAborted
        ? storageFailure()
        : toProblem(failure);
    }
    return response;
  };
}
