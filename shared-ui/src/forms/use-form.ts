import { set, useForm as useLibraryForm } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import { describeUnreadable } from './unreadable';
import { useUnreadableFields } from './use-unreadable-fields';

/** Returns a resolver that also refuses fields whose typed text the browser can't read. */
function withReadableFields<Input extends FieldValues, Context, Output>(
  resolver: Resolver<Input, Context, Output>,
): Resolver<Input, Context, Output> {
  return async (values, context, options) => {
    const resolved = await resolver(values, context, options);
    const unreadable = Object.entries(options.fields).flatMap(([name, { ref }]) => {
      const message = describeUnreadable(ref);
      return message ? [{ name, error: { type: 'unreadable', message, ref } }] : [];
    });
    if (unreadable.length === 0) return resolved;
    const errors = { ...resolved.errors } as FieldErrors<Input>;
    for (const { name, error } of unreadable) set(errors, name, error);
    return { values: {}, errors };
  };
}

/**
 * Returns a form of react-hook-form that a resolver checks. It refuses typed text that the browser can't read, and such
 * text makes the form dirty.
 */
export function useForm<Input extends FieldValues, Context, Output>({
  resolver,
  ...options
}: UseFormProps<Input, Context, Output> & { resolver: Resolver<Input, Context, Output> }) {
  const form = useLibraryForm<Input, Context, Output>({ ...options, resolver: withReadableFields(resolver) });
  return useUnreadableFields(form);
}
