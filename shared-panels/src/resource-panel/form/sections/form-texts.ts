import { createContext, use } from 'react';

/** Contains what a section needs to know about the whole form to summarize its values. */
export interface FormTexts {
  readonly labels: Readonly<Record<string, string>>;
  /** Returns a field's value as a text for people, or undefined to use the text of the field. */
  readonly describeValue?: ((field: never, value: unknown) => string | undefined) | undefined;
  /** Holds the values of an empty form. */
  readonly emptyValues: Readonly<Record<string, unknown>>;
}

const FormTextsContext = createContext<FormTexts>({ labels: {}, emptyValues: {} });

/** Provides the texts of a form to its sections. */
export const FormTextsProvider = FormTextsContext.Provider;

export const useFormTexts = () => use(FormTextsContext);

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns short texts of the fields whose values differ from those of an empty form. */
export function describeSetFields(
  texts: FormTexts,
  fields: readonly string[],
  values: readonly unknown[],
): string[] {
  return fields.flatMap((field, at) => {
    const value = values[at];
    const isEmpty = value === null || value === undefined || value === '' || value === false;
    if (isEmpty || isSame(value, texts.emptyValues[field])) return [];
    const label = texts.labels[field] ?? field;
    if (value === true) return [label];
    const text =
      texts.describeValue?.(field as never, value) ??
      (Array.isArray(value) ? value.join(', ') : String(value));
    return [`${label}: ${text.replace(/<[^>]*>|\s+/g, ' ').trim()}`];
  });
}
