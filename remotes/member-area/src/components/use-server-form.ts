import { ApiError, useUnsavedChanges } from '@narthex/shared-auth';
import type { FormError } from '@narthex/shared-ui';
import { useForm } from '@narthex/shared-ui/use-form';
import { get, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';

interface ServerFormOptions<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** Lists the names of the fields in the order of the form: errors are listed in this order. */
  readonly fields: readonly Path<Input>[];
  /** Sends the form. It calls `markSaved` before it navigates, which would ask for a confirmation otherwise. */
  readonly onSend: (output: Output, markSaved: () => void) => Promise<void>;
  /** Is called if the server refuses the request as a whole. Errors of single fields are shown at the fields. */
  readonly onFailed: (cause: unknown) => void;
}

/**
 * Returns a form that is validated with the schema of the server and shows the server's errors at the fields. What is
 * typed is protected as unsaved.
 */
export function useServerForm<Input extends FieldValues, Output>({
  resolver,
  defaultValues,
  fields,
  onSend,
  onFailed,
}: ServerFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, shouldFocusError: false });
  // react-hook-form tracks dirty fields only if they are read while rendering.
  const { submitCount, isSubmitting, isDirty, dirtyFields: _watched } = form.formState;
  const markSaved = useUnsavedChanges(isDirty);

  async function handleValid(output: Output) {
    try {
      await onSend(output, markSaved);
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause.fieldErrors : {};
      const named = fields.filter((field) => refused[field]);
      for (const field of named) form.setError(field, { message: refused[field]?.join(' ') });
      if (named.length === 0) onFailed(cause);
    }
  }

  const getMessage = (field: Path<Input>) => form.getFieldState(field, form.formState).error?.message;
  const summary = fields.flatMap((field): FormError[] => {
    const message = getMessage(field);
    return message ? [{ field, message }] : [];
  });
  return {
    control: form.control,
    register: form.register,
    reset: form.reset,
    /** Resets the fields that nobody has edited to the stored values. */
    takeStored(stored: DefaultValues<Input>) {
      const typed = form.getValues();
      const dirty = fields.filter((field) => form.getFieldState(field, form.formState).isDirty);
      form.reset(stored);
      for (const field of dirty) form.setValue(field, get(typed, field), { shouldDirty: true });
    },
    submit: form.handleSubmit(handleValid),
    getMessage,
    summary,
    attempt: submitCount,
    isSaving: isSubmitting,
  };
}
