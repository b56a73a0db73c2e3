import { useState } from 'react';
import type { FieldValues, Path, UseFormRegister, UseFormReturn } from 'react-hook-form';
import { describeUnreadable } from './unreadable';

const isUnreadable = (control: unknown) => describeUnreadable(control) !== undefined;

/**
 * Returns a form that knows which of its fields hold typed text that the browser can't read. The value of such a field
 * is empty and often was before, so React and react-hook-form hear of no change.
 */
export function useUnreadableFields<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
): UseFormReturn<Input, Context, Output> {
  const [unreadable, setUnreadable] = useState<readonly unknown[]>([]);
  const { formState } = form;

  function check(name: Path<Input>, control: unknown): void {
    const wasUnreadable = unreadable.includes(control);
    if (wasUnreadable === isUnreadable(control)) return;
    setUnreadable((known) => [
      ...known.filter((one) => one !== control),
      ...(wasUnreadable ? [] : [control]),
    ]);
    if (formState.isSubmitted) void form.trigger(name);
  }

  const register: UseFormRegister<Input> = (name, options) => {
    const field = form.register(name, options);
    const listen = ({ target }: { target: unknown }) => check(name, target);
    // A number sends an event of input for text that it can't read. Half a date sends none.
    const listeners = { onInput: listen, onKeyUp: listen };
    return {
      ...listeners,
      ...field,
      onBlur: (event) => {
        listen(event);
        return field.onBlur(event);
      },
    };
  };

  return {
    ...form,
    register,
    // It empties the fields without an event of theirs.
    reset: (...values) => {
      form.reset(...values);
      setUnreadable([]);
    },
    // The properties of this object are getters, which tell the form what is read. So it isn't copied.
    formState: Object.create(formState, {
      isDirty: { get: () => formState.isDirty || unreadable.length > 0 },
    }),
  };
}
