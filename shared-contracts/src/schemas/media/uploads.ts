import { z } from 'zod';
import { SERMON_FILE_KINDS } from '../../content/enums';

/** A file of the media store, as whoever sent it is told of it. */
export const uploadedFileSchema = z.object({
  key: z.string(),
  /** What records keep and pages show: `/media/<key>`. */
  url: z.string(),
  kind: z.enum(['image', 'audio', 'video', 'document']),
  content_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
});
/** A file that has been uploaded, before anything refers to it. */
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** How far an upload has come; `file` once it is complete. */
export const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  file: uploadedFileSchema.nullable(),
});
/** How far an upload has come, in bytes. */
export type UploadStatus = z.infer<typeof uploadSchema>;

const sermonFileKind = z.enum(SERMON_FILE_KINDS);

/** The texts of a form with a file of a sermon. Without a kind the name of the file's field says it. */
export const sermonUploadInputSchema = z.object({
  kind: sermonFileKind.optional(),
  /** Another name of `kind`. */
  type: sermonFileKind.optional(),
  /** The one its sender saved last unless given. */
  sermon_id: z
    .string()
    .regex(/^\d{0,9}$/, 'This is not valid')
    .optional(),
});

/** A file of a sermon: which sermon it was given to, if the sender has saved one. */
export const sermonUploadSchema = uploadedFileSchema.extend({
  file_kind: z.enum(SERMON_FILE_KINDS),
  sermon_id: z.number().int().nullable(),
});
