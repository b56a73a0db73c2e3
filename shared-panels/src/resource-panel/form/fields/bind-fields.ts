import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { useFormTexts } from '../sections/form-texts';

/** The function that gives a field its name, its handlers and its message: `<TextField label="Title" {...bind('title')} />`. */
export function bindFields<Values extends object, Checked>(form: UseFormReturn<Values, unknown, Checked>) {
  const { errors } = form.formState;
  return (name: Path<Values>) => {
    const message: unknown = get(errors, `${name}.message`);
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined };
  };
}

/**
 * The same inside a resource form, where a field also gets the label that its definition gives it:
 * `<TextField required {...bind('title')} />`. A label after it takes its place.
 */
export function useFields<Values extends object, Checked>(form: UseFormReturn<Values, unknown, Checked>) {
  const { labels } = useFormTexts();
  const bind = bindFields(form);
  return (name: Path<Values>) => ({ label: labels[name] ?? name, ...bind(name) });
}
