import { get, type Path, type UseFormReturn } from 'react-hook-form';

/** The function that gives a field its name, its handlers and its message: `<TextField label="Title" {...bind('title')} />`. */
export function bindFields<Values extends object, Checked>(form: UseFormReturn<Values, unknown, Checked>) {
  const { errors } = form.formState;
  return (name: Path<Values>) => {
    const message: unknown = get(errors, `${name}.message`);
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined };
  };
}
