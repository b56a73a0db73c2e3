import { useState } from 'react';
import type { FormError } from '@narthex/shared-ui';
import { useForm } from '@narthex/shared-ui/use-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { describeFailure, type FailureMessages } from './form-failure';

export interface PortalForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Lists the field errors of the last attempt for the error summary. */
  readonly summary: readonly FormError[];
  /** Holds the error of the form as a whole. */
  readonly failure: string | null;
  readonly submit: () => Promise<void>;
  readonly getMessage: (field: Path<Input>) => string | undefined;
}

interface PortalFormOptions<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>;
  /** Must have every field, because an error of the server is assigned to a field only if it is known. */
  readonly defaultValues: DefaultValues<Input> & Input;
  readonly messages: FailureMessages;
  /** If it rejects, the error is shown and the input stays. */
  readonly onSend: (output: Output) => Promise<void>;
}

/**
 * Manages a portal's form: it validates with the shared schema and shows the messages of the specification.
 */
export function usePortalForm<Input extends FieldValues, Output>({
  resolver,
  defaultValues,
  messages,
  onSend,
}: PortalFormOptions<Input, Output>): PortalForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, shouldFocusError: false });
  const [summary, setSummary] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleValid(output: Output) {
    setSummary([]);
    setFailure(null);
    try {
      await onSend(output);
    } catch (cause) {
      const refusal = describeFailure(cause, messages, Object.keys(defaultValues));
      const fields = Object.entries(refusal.fields);
      for (const [field, message] of fields) form.setError(field as Path<Input>, { message });
      setSummary(fields.map(([field, message]) => ({ field, message })));
      setFailure(refusal.message);
    }
  }

  function handleInvalid(errors: FieldErrors<Input>) {
    setFailure(null);
    setSummary(
      Object.entries(errors).map(([field, error]) => ({ field, message: String(error?.message ?? '') })),
    );
  }

  return {
    form,
    summary,
    failure,
    submit: form.handleSubmit(handleValid, handleInvalid),
    getMessage: (field) => {
      const message = form.getFieldState(field, form.formState).error?.message;
      return message || undefined;
    },
  };
}
