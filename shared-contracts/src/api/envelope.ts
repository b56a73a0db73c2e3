import { z } from 'zod';

/** Creates the schema of `{success, data, message}`, which most calls respond with. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.boolean(), data, message: z.string().optional() });

/**
 * Creates the schema of `{status: 'success', data}`, which the homepage and page-content calls respond with.
 */
export const statusEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('success'), data });

/** Every failed call responds with this body. `errors` maps a field to its messages and comes with 422. */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Holds both versions when somebody else changed the object first (409). */
  conflict: z
    .object({
      current: z.record(z.string(), z.unknown()),
      current_version: z.number().int(),
      submitted: z.unknown(),
    })
    .optional(),
  request_id: z.string().optional(),
});
/** Describes the body of every failed call. */
export type Problem = z.infer<typeof problemSchema>;

/** Describes the response of most calls; `message` is meant for the person. */
export interface Envelope<T> {
  success: boolean;
  data: T;
  message?: string;
}
/** Describes the response of those calls that the specification gives `status` instead of `success`. */
export interface StatusEnvelope<T> {
  status: 'success';
  data: T;
}

/** Calls that return no data, such as a deletion, respond with `{success, message}`. */
export const doneSchema = z.object({ success: z.boolean(), message: z.string() });

/** Calls that store a new order respond with its items, first to last. */
export const orderedSchema = doneSchema.extend({
  data: z.array(z.object({ id: z.number().int(), title: z.string() })),
});

/**
 * Creates the schema of an update, which holds one or more fields of the whole input. The server merges them
 * into the stored object and validates the result, so a form that lacks a field doesn't empty it. `version`
 * is the version that the editor loaded.
 */
export const partialInput = <S extends z.ZodType>(_schema: S) =>
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<
    Readonly<Record<string, unknown>>,
    Partial<z.input<S>> & { version?: number }
  >;

/** Calls respond with this body and status 202 when the change waits for approval and has no effect yet. */
export const proposedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ proposal_id: z.number().int() }),
});
/** Describes the body of a 202. */
export type Proposed = z.infer<typeof proposedSchema>;
