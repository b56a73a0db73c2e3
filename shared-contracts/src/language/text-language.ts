import { LANGUAGE_BASE, SOURCE_LANGUAGE, type Language } from './languages';

/**
 * The `lang` of an editor's text, where it is in another language than the page: it was not translated. As an attribute,
 * `lang={textLanguage(event, 'title')}`, it is left out of English builds.
 */
export const textLanguage = (
  record: { readonly untranslated?: readonly string[] | undefined } | null | undefined,
  field: string,
): Language | undefined =>
  LANGUAGE_BASE && record?.untranslated?.includes(field) ? SOURCE_LANGUAGE : undefined;
