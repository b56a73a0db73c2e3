import { TagsField } from '@narthex/shared-ui';
import { Controller, get, type FieldErrors, type Path, type UseFormReturn } from 'react-hook-form';

interface FormTagsProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: Path<Values>;
  label: string;
  help?: string;
}

/** Returns the error of a list, or that of its first invalid entry. */
export function findListMessage(errors: FieldErrors, name: string): string | undefined {
  const found: unknown = get(errors, name);
  const [first] = Array.isArray(found) ? found.filter(Boolean) : [found];
  const message: unknown = get(first, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** Renders a field for a list of short texts. */
export function FormTags<Values extends object, Checked>({
  form,
  name,
  label,
  help,
}: FormTagsProps<Values, Checked>) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => {
        const tags: unknown = field.value;
        return (
          <TagsField
            label={label}
            help={help}
            {...field}
            value={Array.isArray(tags) ? tags.map(String) : []}
            error={findListMessage(errors, name)}
          />
        );
      }}
    />
  );
}
