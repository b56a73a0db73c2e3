import { z } from 'zod';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '../language/languages';

/** Names a language that editors may translate texts into. */
export type TranslatedLanguage = Exclude<Language, 'en'>;
/** Returns true for every language except that of the sources. */
export const isTranslatedLanguage = (language: Language): language is TranslatedLanguage =>
  language !== SOURCE_LANGUAGE;
/** Lists the languages that editors may translate texts into. */
export const TRANSLATED_LANGUAGES: readonly TranslatedLanguage[] = LANGUAGES.filter(isTranslatedLanguage);

/** Maps language and field to the text of an object. A missing or empty text is shown in English. */
export type Translations<Name extends string = string> = {
  readonly [L in TranslatedLanguage]?: { readonly [N in Name]?: string };
};

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const isEmptyRecord = (value: unknown) => Object.keys(Object(value)).length === 0;

const without = (isStubbed: (value: unknown) => boolean) => (texts: unknown) =>
  typeof texts === 'object' && texts !== null
    ? Object.fromEntries(Object.entries(texts).filter(([, value]) => !isStubbed(value)))
    : texts;

type InputSchema<Name extends string> = z.ZodOptional<z.ZodType<Translations<Name>, Translations<Name>>>;

/**
 * Creates the schema of a body's field `translations`; each text is validated like its English field, or is
 * empty. Without the field the stored translations stay as they are; with it they are all replaced.
 * @param texts The fields that editors may translate, with their schemas.
 */
export function translationsInput<Texts extends Record<string, z.ZodType>>(
  texts: Texts,
): InputSchema<keyof Texts & string> {
  const fields = Object.entries(texts).map(([name, schema]) => [name, schema.optional()] as const);
  const ofLanguage = z
    .preprocess(without(isBlank), z.object(Object.fromEntries(fields)))
    .transform(without((value) => !isText(value)));
  const languages = TRANSLATED_LANGUAGES.map((language) => [language, ofLanguage.optional()] as const);
  // `Object.fromEntries` loses the types of the entries.
  const translations = z.object(Object.fromEntries(languages)).transform(without(isEmptyRecord));
  return translations.optional() as unknown as InputSchema<keyof Texts & string>;
}

/** Responses with translatable texts have these additional fields. */
export const translatedFields = {
  /**
   * Holds every translatable text in every language, empty if it is missing. Only people who manage content
   * get it.
   */
  translations: (
    z.record(z.string(), z.record(z.string(), z.string())) as unknown as z.ZodType<Translations>
  ).optional(),
  /**
   * Lists the fields whose text is English because nobody has translated it. It is set only in other
   * languages.
   */
  untranslated: z.array(z.string()).optional(),
};
