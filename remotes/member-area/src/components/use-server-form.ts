import { ApiError } from '@narthex/shared-auth';
import type { FormError } from '@narthex/shared-ui';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';

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
  // Which fields are dirty is known only where it is read.
  const { submitCount, isSubmitting, isDirty, dirtyFields: _watched } = form.formState;

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
    /** Takes what is stored now: the fields that nobody has typed into show it. */
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
    isDirty,
  };
}
