import { ApiError } from '@narthex/shared-auth';
import type { FormError } from '@narthex/shared-ui';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';

interface ServerFormOptions<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** In the order of the form: where a refusal finds its field. */
  readonly fields: readonly Path<Input>[];
  readonly onSend: (output: Output) => Promise<void>;
  /** Refused as a whole; what a single field is refused for stands at the field. */
  readonly onFailed: (cause: unknown) => void;
}

/** A form that is checked with the schema the server checks with, and refused at the field. */
export function useServerForm<Input extends FieldValues, Output>({
  resolver,
  defaultValues,
  fields,
  onSend,
  onFailed,
}: ServerFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, shouldFocusError: false });
  const { submitCount, isSubmitting, isDirty } = form.formState;

  async function handleValid(output: Output) {
    try {
      await onSend(output);
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
    submit: form.handleSubmit(handleValid),
    getMessage,
    summary,
    attempt: submitCount,
    isSaving: isSubmitting,
    isDirty,
  };
}
