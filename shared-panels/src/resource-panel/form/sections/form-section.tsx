import type { ReactNode } from 'react';
import { get, useWatch, type Path, type UseFormReturn } from 'react-hook-form';
import { FoldedSection } from './folded-section';
import { describeSetFields, useFormTexts } from './form-texts';

interface FormSectionProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  title: string;
  /** The fields in it. */
  fields: readonly Path<Values>[];
  /** What it means that nothing is set. */
  whenEmpty?: string;
  /** Where even the values that a new form has are worth saying. */
  summary?: string;
  children: ReactNode;
}

/** Fields of one subject, folded; open where one of them is set or refused. */
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
