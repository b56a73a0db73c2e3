import { z } from 'zod';

/** `{success, data, message}`: the answer of most calls. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.boolean(), data, message: z.string().optional() });

/** `{status: 'success', data}`: the answer of the homepage and page-content calls. */
export const statusEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('success'), data });

/** The answer of every failed call. `errors` maps a field to its messages and comes with 422. */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

export interface Envelope<T> {
  success: boolean;
  data: T;
  message?: string;
}
export interface StatusEnvelope<T> {
  status: 'success';
  data: T;
}
