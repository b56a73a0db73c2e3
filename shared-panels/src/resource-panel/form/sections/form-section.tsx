import type { ReactNode } from 'react';
import { get, useWatch, type Path, type UseFormReturn } from 'react-hook-form';
import { FoldedSection } from './folded-section';
import { describeSetFields, useFormTexts } from './form-texts';

interface FormSectionProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  title: string;
  /** Lists the names of the fields in the section. */
  fields: readonly Path<Values>[];
  /** Holds the summary if no value is set. */
  whenEmpty?: string;
  /** Holds a summary that is shown even for the values of a new form. */
  summary?: string;
  children: ReactNode;
}

/** Renders the fields of one subject in a section. It is open if a field is set or invalid. */
export function FormSection<Values extends object, Checked>(props: FormSectionProps<Values, Checked>) {
  const { form, title, fields, whenEmpty, summary, children } = props;
  const values: readonly unknown[] = useWatch({ control: form.control, name: [...fields] });
  const set = describeSetFields(useFormTexts(), fields, values);
  const { errors } = form.formState;
  return (
    <FoldedSection
      title={title}
      summary={summary ?? (set.join(', ') || whenEmpty)}
      startsOpen={set.length > 0}
      hasError={fields.some((field) => get(errors, field) !== undefined)}
    >
      {children}
    </FoldedSection>
  );
}
