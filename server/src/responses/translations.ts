import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type Translations,
} from '@narthex/shared-contracts/schemas/translations';

type Texts = Readonly<Record<string, string>>;
/** Every translatable text in every language, empty where it is missing. */
export type PresentedTranslations = Record<TranslatedLanguage, Texts>;

/** Made here: other objects have a field of this name too, such as the descriptors of remotes. */
const presented = new WeakSet<object>();

/** The translations of a row as its presenter gives them: the names in them are the fields that can be translated. */
export function presentTranslations(
  fields: Readonly<Record<string, unknown>>,
  stored: Translations,
  clean: Readonly<Record<string, (html: string) => string>> = {},
): PresentedTranslations {
  const translations = Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.keys(fields).map((name) => {
          const text = stored[language]?.[name] ?? '';
          return [name, clean[name]?.(text) ?? text];
        }),
      ),
    ]),
  ) as PresentedTranslations;
  presented.add(translations);
  return translations;
}

/** Translations as they are stored, their HTML cleaned as that of the English text; undefined leaves what is there. */
export function cleanTranslations(
  translations: Translations | undefined,
  clean: Readonly<Record<string, (html: string) => string>>,
): Translations | undefined {
  if (!translations) return undefined;
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts ?? {}).map(([name, text]) => [name, clean[name]?.(text ?? '') ?? text]),
      ),
    ]),
  );
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isPresented = (value: unknown): value is PresentedTranslations =>
  typeof value === 'object' && value !== null && presented.has(value);

const hasText = (value: unknown) => typeof value === 'string' && value !== '';

/** A record with the texts of a language in the place of its English ones. */
function localizeRecord(record: Fields, texts: Texts): Fields {
  // A list may carry less than the whole object.
  const names = Object.keys(texts).filter((name) => hasText(record[name]));
  const translated = names.filter((name) => hasText(texts[name]));
  const untranslated = names.filter((name) => !hasText(texts[name]));
  return {
    ...record,
    ...Object.fromEntries(translated.map((name) => [name, texts[name]])),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

/**
 * A response's body without the translations of what is in it, its texts in the language if that isn't English. What has
 * none is the same object as before: bodies may be shared by responses.
 */
export function localizeTexts<T>(body: T, language: TranslatedLanguage | null): T;
export function localizeTexts(body: unknown, language: TranslatedLanguage | null): unknown {
  if (Array.isArray(body)) {
    const items = body.map((item: unknown) => localizeTexts(item, language));
    return items.some((item, at) => item !== body[at]) ? items : body;
  }
  if (!isFields(body)) return body;
  const { translations } = body;
  const isTranslatable = isPresented(translations);
  const entries = Object.entries(body).filter(([name]) => !isTranslatable || name !== 'translations');
  const localized = entries.map(([name, value]) => [name, localizeTexts(value, language)] as const);
  const isChanged = isTranslatable || localized.some(([, value], at) => value !== entries[at]?.[1]);
  if (!isChanged) return body;
  const record: Fields = Object.fromEntries(localized);
  return isTranslatable && language ? localizeRecord(record, translations[language]) : record;
}
