import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { useFormTexts } from '../sections/form-texts';

/**
 * Returns a function that provides name, handlers and error of a field: `<TextField label="Title" {...bind('title')}
 * />`.
 */
export function bindFields<Values extends object, Checked>(form: UseFormReturn<Values, unknown, Checked>) {
  const { errors } = form.formState;
  return (name: Path<Values>) => {
    const message: unknown = get(errors, `${name}.message`);
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined };
  };
}

/**
 * Returns the same inside a resource form, where the definition also provides the label: `<TextField required
 * {...bind('title')} />`. A label after it overrides that.
 */
export function useFields<Values extends object, Checked>(form: UseFormReturn<Values, unknown, Checked>) {
  const { labels } = useFormTexts();
  const bind = bindFields(form);
  return (name: Path<Values>) => ({ label: labels[name] ?? name, ...bind(name) });
}
