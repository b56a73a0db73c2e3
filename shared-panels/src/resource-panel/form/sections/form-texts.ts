import { createContext, use } from 'react';

/** What a section of a form has to know of the whole form to say what is set in it. */
export interface FormTexts {
  readonly labels: Readonly<Record<string, string>>;
  /** A field's value as a person reads it; undefined where the field holds it so. */
  readonly describeValue?: ((field: never, value: unknown) => string | undefined) | undefined;
  /** The values of a form that nobody has filled. */
  readonly emptyValues: Readonly<Record<string, unknown>>;
}

const FormTextsContext = createContext<FormTexts>({ labels: {}, emptyValues: {} });

/** Gives the sections below it the texts of their form. */
export const FormTextsProvider = FormTextsContext.Provider;

export const useFormTexts = () => use(FormTextsContext);

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Those of the fields that hold something else than in a form that nobody has filled, each in a few words. */
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
