import { t } from '../language/translate';
import { z } from 'zod';
import { ROLES } from '../access/roles';
import { versionSchema } from '../delivery/registry';

const MAX_HOURS = 14 * 24;
const WHOLE_HOURS = 'A whole number of hours.';

/** Validates the request for a link to a published version that isn't live. */
export const previewInputSchema = z.object({
  version: versionSchema,
  /** Lists the roles that may open the link; a visitor must be signed in. */
  roles: z.array(z.enum(ROLES)).min(1, t('Please choose who may open it.')),
  expires_in_hours: z
    .number(WHOLE_HOURS)
    .int(WHOLE_HOURS)
    .min(1, t('At least one hour.'))
    .max(MAX_HOURS, t('At most {hours} hours.', { hours: MAX_HOURS })),
});
/** Describes the validated request for a preview link. */
export type PreviewInput = z.infer<typeof previewInputSchema>;

/** Describes a preview link and the instant at which it expires. */
export const previewSchema = z.object({ url: z.string(), expires_at: z.string() });

/** Describes a preview link that can still be opened, without its token. */
export const remotePreviewSchema = z.object({
  id: z.number().int(),
  version: z.string(),
  roles: z.array(z.enum(ROLES)),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
/** Describes a preview link that can still be opened. */
export type RemotePreview = z.infer<typeof remotePreviewSchema>;

/**
 * Validates the token of a preview link. This browser then gets the version until the preview is left or the
 * browser is closed.
 */
export const openPreviewInputSchema = z.object({ token: z.string().max(500) });
/** Describes the preview that a link opened in this browser. */
export const openedPreviewSchema = z.object({
  title: z.string(),
  version: z.string(),
  /** Holds the path that the browser opens first. */
  path: z.string(),
});
