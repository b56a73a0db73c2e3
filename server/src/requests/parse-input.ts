import type { z } from 'zod';
import { problem, type FieldErrors } from '../problem-error';

/** The messages of a failed check, by the field they belong to. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form';
    (errors[field] ??= []).push(issue.message);
  }
  return errors;
}

/** Checks input where the schema is only known inside the handler; what doesn't fit is refused with 422. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw problem('validation', undefined, fieldErrors(parsed.error));
}

/**
 * The fields of a request over those of the stored row, checked: whoever sends some keeps the others.
 * @param particular Fields of the input that have another name than the column they are stored in, or another value.
 */
export const parseUpdate = <T extends z.ZodType>(
  schema: T,
  body: object,
  row: object,
  particular?: Partial<z.input<T>>,
): z.output<T> =>
  // Translations that a request doesn't name stay as they are.
  parseInput(schema, { ...row, translations: undefined, ...particular, ...body });
