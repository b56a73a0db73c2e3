import type { FormError } from '@narthex/shared-ui';
import type { FieldErrors } from 'react-hook-form';

/** The messages of a field, or of the fields inside of one. */
function listFieldErrors(field: string, error: unknown): FormError[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
  return Object.entries(error).flatMap(([name, inner]) =>
    name === 'ref' ? [] : listFieldErrors(`${field}.${name}`, inner),
  );
}

const getMessage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message ?? '') : '';

/** The messages of a form: those of its fields, then those of no field. */
export function listErrors<Values extends object>({ root, ...fields }: FieldErrors<Values>): FormError[] {
  const ofFields = Object.entries(fields).flatMap(([field, error]) => listFieldErrors(field, error));
  const { type: _type, message: _message, ref: _ref, ...others } = root ?? {};
  const ofForm = Object.values(others).map((error) => ({ message: getMessage(error) }));
  return [...ofFields, ...ofForm].filter(({ message }) => message !== '');
}
