import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, tooLargeMessage, type UploadKindName } from '@narthex/shared-contracts';
import { writeStream } from '../../files/write-stream';
import { problem } from '../../problem-error';
import { parseInput } from '../../requests/parse-input';
import { uploadPath, type Uploading } from './complete-upload';

/** A `multipart/form-data` body: its texts, and its one file on the disk. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly path: string; readonly name: string; readonly field: string } | null;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/**
 * Streams the file of a form to the disk: at most as much of it as its kind allows. Texts that don't fit the record's
 * form are refused. The caller moves the file on, or deletes it.
 */
export async function receiveForm(
  request: FastifyRequest,
  { drive }: Pick<Uploading, 'drive'>,
  kind: UploadKindName,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) {
    throw problem('unsupported_media_type', 'A file is sent as multipart/form-data.');
  }
  const { maxBytes } = UPLOAD_KINDS[kind];
  const fields: Record<string, string> = {};
  let file: ReceivedForm['file'] = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const path = uploadPath({ drive }, `${randomBytes(16).toString('hex')}.part`);
      file = { path, name: part.filename, field: part.fieldname };
      await mkdir(drive.uploadFolder, { recursive: true, mode: 0o700 });
      await writeStream(part.file, path);
      if (part.file.truncated) throw problem('too_large', tooLargeMessage(maxBytes));
    }
    const schema = request.routeOptions.config.endpoint?.multipart?.fields;
    if (schema) parseInput(schema, fields);
    return { fields, file };
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    throw isTooLarge(error) ? problem('too_large', tooLargeMessage(maxBytes)) : error;
  }
}
