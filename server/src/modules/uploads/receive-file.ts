import { mkdir } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, tooLargeMessage, type Actor, type UploadKindName } from '@narthex/shared-contracts';
import { writeStream } from '../../file-store/write-stream';
import { problem } from '../../problem-error';
import { parseInput } from '../../requests/parse-input';
import type { AcceptedFile } from '../media/accept-file';
import { beginUpload } from './begin-upload';
import { acceptUpload, discardUpload, uploadPath, type Uploading } from './complete-upload';

/** A `multipart/form-data` body: its texts, and its one file, which has arrived. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly id: string; readonly name: string; readonly field: string } | null;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** What a form announces: no more than its whole body, or than its kind allows where it doesn't say how long it is. */
function readLength({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? Math.min(length, maxBytes) : maxBytes;
}

/** Streams the parts of a form: its texts to memory, its file to where the upload `id` grows. */
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
    await mkdir(drive.uploadFolder, { recursive: true, mode: 0o700 });
    await writeStream(part.file, uploadPath({ drive }, id), drive.ensureRoom);
    if (part.file.truncated) throw problem('too_large', tooLargeMessage(maxBytes));
  }
  const schema = request.routeOptions.config.endpoint?.multipart?.fields;
  if (schema) parseInput(schema, fields);
  return { fields, file };
}

/** Which kind of file a form brought, and what becomes of it. */
interface Receiver<T> {
  /** The widest kind that the form takes. */
  readonly kind: UploadKindName;
  /** Called once all of it has arrived; `accept` makes its file one of the store. */
  readonly handle: (
    form: ReceivedForm,
    accept: (kind: UploadKindName) => Promise<AcceptedFile | null>,
  ) => Promise<T>;
}

/**
 * Takes a form whose file goes to the disk as it arrives: at most as much of it as its kind allows, and as its sender and
 * the disk have room for, like any other upload. Texts that don't fit the record's form are refused.
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
      // Who still sends reads the refusal once all of it is sent.
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
