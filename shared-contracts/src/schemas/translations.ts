import { z } from 'zod';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '../language/languages';

/** The languages that editors may give a text in besides English. */
export type TranslatedLanguage = Exclude<Language, 'en'>;
/** Whether texts of this language are translations. */
export const isTranslatedLanguage = (language: Language): language is TranslatedLanguage =>
  language !== SOURCE_LANGUAGE;
/** The languages that texts are translated into. */
export const TRANSLATED_LANGUAGES: readonly TranslatedLanguage[] = LANGUAGES.filter(isTranslatedLanguage);

/** Texts of an object by language and field. What is missing, or empty, is shown in English. */
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
 * The field `translations` of a body: each text as its English field takes it, or left empty. A body without the field
 * leaves what is stored as it is; with it, it takes the place of all that is stored.
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
  // The types of the parts are lost in the entries.
  const translations = z.object(Object.fromEntries(languages)).transform(without(isEmptyRecord));
  return translations.optional() as unknown as InputSchema<keyof Texts & string>;
}

/** What objects with translatable texts carry besides. */
export const translatedFields = {
  /** For people who manage content: every translatable text in every language, empty where it is missing. */
  translations: (
    z.record(z.string(), z.record(z.string(), z.string())) as unknown as z.ZodType<Translations>
  ).optional(),
  /** In another language than English: the fields whose text is English, since nobody has translated it. */
  untranslated: z.array(z.string()).optional(),
};
