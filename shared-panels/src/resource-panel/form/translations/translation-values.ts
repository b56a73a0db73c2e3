import { LANGUAGE_NAMES } from '@narthex/shared-contracts/languages';
import { TRANSLATED_LANGUAGES, type Translations } from '@narthex/shared-contracts/schemas/translations';

/** How a text is typed: in one line, in several, or as formatted text. */
export type TextKind = 'text' | 'multiline' | 'html';

/** The fields of a form whose texts editors may give in other languages too. */
export type TranslatableFields<Name extends string = string> = Readonly<Partial<Record<Name, TextKind>>>;

interface Translated {
  readonly translations?: Translations | undefined;
}

/** Every text in every language, with an empty one for what is not stored. */
export const readTranslations = (fields: TranslatableFields, stored: Translated | undefined): Translations =>
  Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, stored?.translations?.[language]?.[name] ?? '']),
      ),
    ]),
  );

/** The values of a form together with the translations of its object. */
export const withTranslations = <Values extends object>(
  values: Values,
  fields: TranslatableFields | undefined,
  stored: object | undefined,
): Values => (fields ? { ...values, translations: readTranslations(fields, stored) } : values);

/** Both versions of each translation, as the view of a conflict shows them. */
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
