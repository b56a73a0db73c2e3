import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { remoteNameSchema } from '../../delivery/descriptor';
import { requiredText } from '../text';

const MAX_DAYS = 400;
const WHOLE_DAYS = 'A whole number of days.';

/** A key to be issued to a ministry team. */
export const keyInputSchema = z.object({
  name: requiredText('Please name who will use it.', 80),
  remote: remoteNameSchema,
  expires_in_days: z
    .number(WHOLE_DAYS)
    .int(WHOLE_DAYS)
    .min(1, 'At least one day.')
    .max(MAX_DAYS, `At most ${MAX_DAYS} days.`),
  /** Whether it may also decide what is live. */
  can_release: z.boolean(),
});
/** The wish for a delivery key, as it is sent. */
export type KeyInput = z.infer<typeof keyInputSchema>;

/** The same from a form: numbers are typed. */
export const keyFormSchema = keyInputSchema.extend({
  expires_in_days: z.coerce.number<string>(WHOLE_DAYS).pipe(keyInputSchema.shape.expires_in_days),
});
/** The wish for a delivery key, as it is typed. */
export type KeyFormInput = z.input<typeof keyFormSchema>;

/** A key as the communications team sees it. */
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
/** A delivery key as it is listed: never its secrets. */
export type DeliveryKey = z.infer<typeof deliveryKeySchema>;

/** The response to issuing: the only time that the token leaves the server. */
export const issuedKeySchema = deliveryKeySchema.extend({ token: z.string() });

/** What the list of delivery keys is asked for. */
export const keysQuerySchema = listQuery({ sorts: ['created_at'] });
