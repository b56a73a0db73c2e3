import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, tooLargeMessage, type Actor, type UploadKindName } from '@narthex/shared-contracts';
import { writeStream } from '../../file-store/disk-room';
import { problem } from '../../problem-error';
import { parseInput } from '../../requests/parse-input';
import type { AcceptedFile } from '../media/accept-file';
import { beginUpload } from './begin-upload';
import { acceptUpload, discardUpload, uploadPath, type Uploading } from './complete-upload';

/** Contains the text fields of a `multipart/form-data` body and its file, once it is complete. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly id: string; readonly name: string; readonly field: string } | null;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/**
 * Returns the announced size in bytes: that of the whole body, at most the limit of the kind, which also applies if the
 * length is unknown.
 */
function readLength({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? Math.min(length, maxBytes) : maxBytes;
}

/** Streams the parts of a form: text fields to memory, the file to the disk as the upload `id`. */
async function readParts(
  request: FastifyRequest,
  { drive }: Pick<Uploading, 'drive'>,
  { id, maxBytes }: { readonly id: string; readonly maxBytes: number },
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let file: ReceivedForm['file'] = null;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    file = { id, name: part.filename, field: part.fieldname };
    await writeStream(part.file, uploadPath({ drive }, id), drive.ensureRoom);
    if (part.file.truncated) throw problem('too_large', tooLargeMessage(maxBytes));
  }
  const schema = request.routeOptions.config.endpoint?.multipart?.fields;
  if (schema) parseInput(schema, fields);
  return { fields, file };
}

/** Describes how a form is handled. */
interface Receiver<T> {
  /** Is the kind with the highest limit that the form accepts. */
  readonly kind: UploadKindName;
  /** Is called when everything has arrived; `accept` moves the file into the store. */
  readonly handle: (
    form: ReceivedForm,
    accept: (kind: UploadKindName) => Promise<AcceptedFile | null>,
  ) => Promise<T>;
}

/**
 * Receives a form whose file is streamed to the disk, within the same limits of kind, sender and disk as all other
 * uploads. Throws 422 if the text fields don't match the record's schema.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  actor: Actor,
  uploading: Uploading,
  { kind, handle }: Receiver<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw problem('unsupported_media_type', 'A file is sent as multipart/form-data.');
  }
  const { maxBytes } = UPLOAD_KINDS[kind];
  const bytes = readLength(request, maxBytes);
  const id = await beginUpload(uploading, actor, { kind, name: 'form', bytes });
  try {
    const form = await readParts(request, uploading, { id, maxBytes }).catch((error: unknown) => {
      // The rest of the body is discarded, because clients read the response only after they have sent everything.
      request.raw.unpipe();
      request.raw.resume();
      throw isTooLarge(error) ? problem('too_large', tooLargeMessage(maxBytes)) : error;
    });
    return await handle(
      form,
      async (accepted) =>
        form.file && acceptUpload(uploading, { id, name: form.file.name, kind: accepted, user_id: actor.id }),
    );
  } finally {
    await discardUpload(uploading, id);
  }
}
