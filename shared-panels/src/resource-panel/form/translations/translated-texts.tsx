import { LANGUAGE_NAMES, SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import {
  isTranslatedLanguage,
  type TranslatedLanguage,
} from '@narthex/shared-contracts/schemas/translations';
import { t } from '@narthex/shared-contracts/translate';
import { TextAreaField, TextField } from '@narthex/shared-ui';
import { get, useWatch, type Path, type UseFormReturn } from 'react-hook-form';
import { useSite } from '../../../use-site';
import { plainText } from '../../cells/plain-text';
import { bindFields } from '../fields/bind-fields';
import { FormHtml } from '../fields/form-html';
import { FoldedSection } from '../sections/folded-section';
import type { TextKind, TranslatableFields } from './translation-values';

/** The length suffices to recognise a text, since the whole of it is further up in the form. */
const HINT_LENGTH = 240;

interface TranslatedTextsProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  fields: TranslatableFields;
  /** Holds the labels of the fields. */
  labels: Readonly<Record<string, string>>;
  /**
   * Holds the path of the object that contains texts and translations, such as `introduction.`; the default is the root
   * of the values.
   */
  prefix?: string;
}

/** Renders the fields for translations of an object's texts, or nothing if the site has one language. */
export function TranslatedTexts<Values extends object, Checked>(
  props: TranslatedTextsProps<Values, Checked>,
) {
  const languages = useSite()?.languages?.filter(isTranslatedLanguage) ?? [];
  return languages.map((language) => <TextsInLanguage key={language} language={language} {...props} />);
}

const shorten = (text: string) =>
  text.length > HINT_LENGTH ? `${text.slice(0, HINT_LENGTH).trimEnd()}…` : text;

/** Returns how many English texts aren't translated yet; empty if there are no texts. */
function describeMissing(missing: number, total: number, language: TranslatedLanguage): string {
  if (total === 0) return '';
  const name = LANGUAGE_NAMES[language];
  if (missing === 0) return t('Every text is in {name}.', { name });
  return total === 1
    ? t('The text is still in English.')
    : t('{missing} of {total} texts are still in English.', { missing, total });
}

function TextsInLanguage<Values extends object, Checked>({
  form,
  fields,
  labels,
  prefix = '',
  language,
}: TranslatedTextsProps<Values, Checked> & { language: TranslatedLanguage }) {
  const values = useWatch({ control: form.control });
  const bind = bindFields(form);
  const read = (path: string, kind: TextKind) => {
    const text: unknown = get(values, prefix + path);
    if (typeof text !== 'string') return '';
    return kind === 'html' ? plainText(text) : text.trim();
  };
  const texts = Object.entries(fields).map(([name, kind = 'text']) => {
    const path = `translations.${language}.${name}`;
    return {
      name,
      kind,
      english: read(name, kind),
      text: read(path, kind),
      path: (prefix + path) as Path<Values>,
    };
  });
  const written = texts.filter(({ english }) => english !== '');
  const missing = written.filter(({ text }) => text === '');

  return (
    <FoldedSection
      title={`In ${LANGUAGE_NAMES[language]}`}
      summary={describeMissing(missing.length, written.length, language)}
      hasError={texts.some(({ path }) => get(form.formState.errors, path) !== undefined)}
    >
      {texts.map(({ name, kind, english, path }) => {
        const label = t('{label} in {language}', {
          label: labels[name] ?? name,
          language: LANGUAGE_NAMES[language],
        });
        const help = english === '' ? undefined : <span lang={SOURCE_LANGUAGE}>{shorten(english)}</span>;
        if (kind === 'html')
          return (
            <FormHtml key={name} form={form} name={path} label={label} help={help} language={language} />
          );
        const shared = { label, help, lang: language, ...bind(path) };
        return kind === 'multiline' ? (
          <TextAreaField key={name} {...shared} />
        ) : (
          <TextField key={name} {...shared} />
        );
      })}
    </FoldedSection>
  );
}
