import { LANGUAGE_NAMES } from '@narthex/shared-contracts/languages';
import { TRANSLATED_LANGUAGES, type Translations } from '@narthex/shared-contracts/schemas/translations';

/** Names the field for a text: a line, several lines, or rich text. */
export type TextKind = 'text' | 'multiline' | 'html';

/** Maps the fields of a form that can be translated to their kind. */
export type TranslatableFields<Name extends string = string> = Readonly<Partial<Record<Name, TextKind>>>;

interface Translated {
  readonly translations?: Translations | undefined;
}

/** Returns every text in every language, with empty texts for those that aren't stored. */
export const readTranslations = (fields: TranslatableFields, stored: Translated | undefined): Translations =>
  Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, stored?.translations?.[language]?.[name] ?? '']),
      ),
    ]),
  );

/** Adds the translations of an object to the values of its form. */
export const withTranslations = <Values extends object>(
  values: Values,
  fields: TranslatableFields | undefined,
  stored: object | undefined,
): Values => (fields ? { ...values, translations: readTranslations(fields, stored) } : values);

/** Returns both versions of each translation for the view of a conflict. */
export const compareTranslations = (
  fields: TranslatableFields,
  { labels, mine, theirs }: { labels: Readonly<Record<string, string>>; mine: object; theirs: object },
) =>
  TRANSLATED_LANGUAGES.flatMap((language) => {
    const [ofMine, ofTheirs] = [mine, theirs].map(
      (values) => readTranslations(fields, values)[language] ?? {},
    );
    return Object.keys(fields).map((name) => ({
      key: `translations.${language}.${name}`,
      label: `${labels[name] ?? name} in ${LANGUAGE_NAMES[language]}`,
      mine: ofMine?.[name] ?? '',
      theirs: ofTheirs?.[name] ?? '',
    }));
  });
