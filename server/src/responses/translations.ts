import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type Translations,
} from '@narthex/shared-contracts/schemas/translations';
import type { FillText } from './fill-text';

type Texts = Readonly<Record<string, string>>;
/** Contains every translatable text in every language; missing texts are empty. */
export type PresentedTranslations = Record<TranslatedLanguage, Texts>;

/**
 * Marks translations that were created here, with the names of their HTML fields. Other objects, such as the
 * descriptors of remotes, have a field of the same name.
 */
const presented = new WeakMap<object, ReadonlySet<string>>();

const keepText: FillText = (text) => text;

/** Returns the translations of a row for a response. Their keys are the translatable fields. */
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
  presented.set(translations, new Set(Object.keys(clean)));
  return translations;
}

/**
 * Returns translations for storage, with their HTML sanitised like the English text. Undefined leaves the
 * stored ones.
 */
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

/** Describes how texts are sent: their language, null for English, and a function that rewrites them. */
interface Leaving {
  readonly language: TranslatedLanguage | null;
  readonly rewrite: FillText;
}

/** Replaces the English texts of a record by those of a language. */
function localizeRecord(
  record: Fields,
  translations: PresentedTranslations,
  { language, rewrite }: Leaving,
): Fields {
  const html = presented.get(translations);
  const texts = language ? translations[language] : {};
  // A list may contain fewer fields than the object.
  const names = Object.keys(translations[TRANSLATED_LANGUAGES[0] ?? 'sw']).filter((name) =>
    hasText(record[name]),
  );
  const untranslated = language ? names.filter((name) => !hasText(texts[name])) : [];
  const rewritten = names.map((name) => {
    const own = texts[name];
    const text = String(hasText(own) ? own : record[name]);
    return [
      name,
      rewrite(text, language && own ? language : SOURCE_LANGUAGE, html?.has(name) ? 'html' : 'plain'),
    ];
  });
  return {
    ...record,
    ...Object.fromEntries(rewritten),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

/**
 * Returns a body without its translations, with the texts in the language and rewritten. Objects without
 * translations are returned unchanged, because responses may share them.
 */
export function localizeTexts<T>(body: T, language: TranslatedLanguage | null, rewrite?: FillText): T;
export function localizeTexts(
  body: unknown,
  language: TranslatedLanguage | null,
  rewrite: FillText = keepText,
): unknown {
  if (Array.isArray(body)) {
    const items = body.map((item: unknown) => localizeTexts(item, language, rewrite));
    return items.some((item, at) => item !== body[at]) ? items : body;
  }
  if (!isFields(body)) return body;
  const { translations } = body;
  const own = isPresented(translations) ? translations : null;
  const entries = Object.entries(body).filter(([name]) => !own || name !== 'translations');
  const localized = entries.map(([name, value]) => [name, localizeTexts(value, language, rewrite)] as const);
  const isChanged = own !== null || localized.some(([, value], at) => value !== entries[at]?.[1]);
  if (!isChanged) return body;
  const record: Fields = Object.fromEntries(localized);
  return own ? localizeRecord(record, own, { language, rewrite }) : record;
}
