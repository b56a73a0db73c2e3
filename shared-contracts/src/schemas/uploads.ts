import { t } from '../language/translate';
import { z } from 'zod';
import { SERMON_FILE_KINDS } from '../content/enums';

/** Describes a file of the media store to the person who uploaded it. */
export const uploadedFileSchema = z.object({
  key: z.string(),
  /** Holds the URL that records store and pages show: `/media/<key>`. */
  url: z.string(),
  kind: z.enum(['image', 'audio', 'video', 'document']),
  content_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
});
/** Describes an uploaded file. */
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Describes the progress of an upload; `file` is set once it is complete. */
export const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  file: uploadedFileSchema.nullable(),
});
/** Describes the progress of an upload in bytes. */
export type UploadStatus = z.infer<typeof uploadSchema>;

const sermonFileKind = z.enum(SERMON_FILE_KINDS);

/**
 * Validates the text fields of a form with a sermon's file. Without a kind, the name of the file's field
 * decides.
 */
export const sermonUploadInputSchema = z.object({
  kind: sermonFileKind.optional(),
  /** Is another name of `kind`. */
  type: sermonFileKind.optional(),
  /** Defaults to the sermon that the sender saved last. */
  sermon_id: z
    .string()
    .regex(/^\d{0,9}$/, t('This is not valid'))
    .optional(),
});

/** Describes a sermon's file; `sermon_id` is null if the sender has no saved sermon. */
export const sermonUploadSchema = uploadedFileSchema.extend({
  file_kind: z.enum(SERMON_FILE_KINDS),
  sermon_id: z.number().int().nullable(),
});
