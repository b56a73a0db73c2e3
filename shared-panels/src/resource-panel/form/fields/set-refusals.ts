import { ApiError } from '@narthex/shared-auth';
import type { Path, UseFormReturn } from 'react-hook-form';

/** Sets the server's errors at their fields. Errors without a field of the form appear above it. */
export function setRefusals<Values extends object, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  cause: unknown,
): void {
  if (!(cause instanceof ApiError)) return;
  const values = form.getValues();
  for (const [field, messages] of Object.entries(cause.fieldErrors)) {
    const [name = field] = field.split('.');
    const path = name in values ? (field as Path<Values>) : (`root.${field}` as const);
    form.setError(path, { type: 'server', message: messages.join('\n') });
  }
}
