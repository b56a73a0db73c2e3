import { z } from 'zod';

/** `{success, data, message}`: the response of most calls. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.boolean(), data, message: z.string().optional() });

/** `{status: 'success', data}`: the response of the homepage and page-content calls. */
export const statusEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('success'), data });

/** The response of every failed call. `errors` maps a field to its messages and comes with 422. */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With 409, when somebody else changed the object first: both versions. */
  conflict: z
    .object({
      current: z.record(z.string(), z.unknown()),
      current_version: z.number().int(),
      submitted: z.unknown(),
    })
    .optional(),
  request_id: z.string().optional(),
});
/** The body of every refusal and failure, with the errors of fields for a 422. */
export type Problem = z.infer<typeof problemSchema>;

/** What most calls respond with: the data, and a message where a person is told something. */
export interface Envelope<T> {
  success: boolean;
  data: T;
  message?: string;
}
/** What some calls of the specification respond with instead of `success`. */
export interface StatusEnvelope<T> {
  status: 'success';
  data: T;
}

/** `{success, message}`: the response of calls that have nothing to hand back, such as a deletion. */
export const doneSchema = z.object({ success: z.boolean(), message: z.string() });

/** The response of a new order: what stands in it, first to last. */
export const orderedSchema = doneSchema.extend({
  data: z.array(z.object({ id: z.number().int(), title: z.string() })),
});

/**
 * The body of an update, with one or more fields of the whole input. The server lays them over what is stored and validates
 * the result, so a form that lacks a field doesn't empty it. `version` is the one the editor started from.
 */
export const partialInput = <S extends z.ZodType>(_schema: S) =>
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<
    Readonly<Record<string, unknown>>,
    Partial<z.input<S>> & { version?: number }
  >;

/** With status 202: the change waits for approval and has no effect yet. */
export const proposedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ proposal_id: z.number().int() }),
});
/** The body of a 202: the change waits for approval. */
export type Proposed = z.infer<typeof proposedSchema>;
