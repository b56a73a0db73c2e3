import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { remoteNameSchema } from '../delivery/descriptor';
import { requiredText } from './text';

const MAX_DAYS = 400;
const WHOLE_DAYS = 'A whole number of days.';

/** Validates the request for a delivery key of a ministry team. */
export const keyInputSchema = z.object({
  name: requiredText(t('Please name who will use it.'), 80),
  remote: remoteNameSchema,
  expires_in_days: z
    .number(WHOLE_DAYS)
    .int(WHOLE_DAYS)
    .min(1, t('At least one day.'))
    .max(MAX_DAYS, t('At most {days} days.', { days: MAX_DAYS })),
  /** If true, the key may also change which version is live. */
  can_release: z.boolean(),
});
/** Describes the validated request for a delivery key. */
export type KeyInput = z.infer<typeof keyInputSchema>;

/** Validates the same from a form, in which numbers are strings. */
export const keyFormSchema = keyInputSchema.extend({
  expires_in_days: z.coerce.number<string>(WHOLE_DAYS).pipe(keyInputSchema.shape.expires_in_days),
});
/** Describes the form for a delivery key before validation. */
export type KeyFormInput = z.input<typeof keyFormSchema>;

/** Describes a key to the communications team. Its secrets are never listed. */
export const deliveryKeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  remote: z.string(),
  can_release: z.boolean(),
  issued_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
/** Describes a delivery key without its secrets. */
export type DeliveryKey = z.infer<typeof deliveryKeySchema>;

/** Describes the response to a new key. The token leaves the server only in this response. */
export const issuedKeySchema = deliveryKeySchema.extend({ token: z.string() });

export const keysQuerySchema = listQuery({ sorts: ['created_at'] });
