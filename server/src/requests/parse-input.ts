import type { z } from 'zod';
import { problem, type FieldErrors } from '../problem-error';

/** Returns the messages of a failed validation by field. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form';
    (errors[field] ??= []).push(issue.message);
  }
  return errors;
}

/** Validates input with a schema that only the handler knows. Throws 422. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw problem('validation', undefined, fieldErrors(parsed.error));
}

/**
 * Merges the fields of a request into the stored row and validates the result, so that fields that weren't
 * sent stay as they are. Throws 422.
 * @param particular Input fields that have a name or value other than their column.
 */
export const parseUpdate = <T extends z.ZodType>(
  schema: T,
  body: object,
  row: object,
  particular?: Partial<z.input<T>>,
): z.output<T> =>
  // Without translations in the request, the stored ones stay as they are.
  parseInput(schema, { ...row, translations: undefined, ...particular, ...body });
