import { z } from 'zod';
import { ROLES } from '../../access/roles';
import { versionSchema } from '../../delivery/registry';

const MAX_HOURS = 14 * 24;
const WHOLE_HOURS = 'A whole number of hours.';

/** A link to a published version that isn't live, for those who shall look at it. */
export const previewInputSchema = z.object({
  version: versionSchema,
  /** Who may open it, signed in. */
  roles: z.array(z.enum(ROLES)).min(1, 'Please choose who may open it.'),
  expires_in_hours: z
    .number(WHOLE_HOURS)
    .int(WHOLE_HOURS)
    .min(1, 'At least one hour.')
    .max(MAX_HOURS, `At most ${MAX_HOURS} hours.`),
});
/** Which version a link to a preview is for, and who may open it. */
export type PreviewInput = z.infer<typeof previewInputSchema>;

/** A link to a preview, and until when it opens. */
export const previewSchema = z.object({ url: z.string(), expires_at: z.string() });

/** Opens a link: from then on this browser gets the version, until it is closed or the preview is left. */
export const openPreviewInputSchema = z.object({ token: z.string().max(500) });
/** The preview that a link opened in this browser. */
export const openedPreviewSchema = z.object({
  title: z.string(),
  version: z.string(),
  /** Where to begin. */
  path: z.string(),
});
