import { LANGUAGE_BASE, SOURCE_LANGUAGE, type Language } from './languages';

/**
 * Returns the `lang` attribute of an editor's text that was not translated, and undefined if the text is in
 * the language of the page. English builds remove the attribute `lang={textLanguage(event, 'title')}`
 * altogether.
 */
export const textLanguage = (
  record: { readonly untranslated?: readonly string[] | undefined } | null | undefined,
  field: string,
): Language | undefined =>
  LANGUAGE_BASE && record?.untranslated?.includes(field) ? SOURCE_LANGUAGE : undefined;
