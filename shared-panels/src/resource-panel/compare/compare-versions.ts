import { LANGUAGE, LANGUAGES, LANGUAGE_NAMES, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../../choice-labels';
import { plainText } from '../cells/plain-text';
import type { ComparedField } from './compare-table';
import { describeValue, HIDDEN, isRecord } from './describe-value';

type Fields = Readonly<Record<string, unknown>> | null;

/** Contains an object before and after a change; null if it was created or deleted. */
export interface Versions {
  readonly before: Fields;
  readonly after: Fields;
}

type Entry = readonly [path: readonly string[], value: unknown];

/** Returns every value of an object with the path of its names, including those of nested objects. */
function listValues(fields: Fields, path: readonly string[] = []): Entry[] {
  return Object.entries(fields ?? {})
    .filter(([name]) => !HIDDEN.has(name))
    .flatMap(([name, value]): Entry[] =>
      isRecord(value) ? listValues(value, [...path, name]) : [[[...path, name], value]],
    );
}

/** Returns the language of the translation at a path, or undefined for other values. */
function languageOf(path: readonly string[]): Language | undefined {
  const at = path.indexOf('translations');
  return LANGUAGES.find((known) => at >= 0 && known === path[at + 1]);
}

/** Returns the label of a path. It skips `fields`, which contains the fields of a page: their own names suffice. */
function describePath(path: readonly string[]): string {
  const at = path.indexOf('translations');
  const language = languageOf(path);
  if (language)
    return t('{label} in {language}', {
      label: describePath([...path.slice(0, at), ...path.slice(at + 2)]),
      language: LANGUAGE_NAMES[language],
    });
  const names = path.filter((name) => name !== 'fields').map((name) => name.replace(/_(url|id)$/, ''));
  return LANGUAGE === 'en' ? toLabel(names.join(': ')) : names.map(toLabel).join(': ');
}

/** These fields contain HTML: texts of sermons and emails, and contents of pages. All others are plain text. */
function isHtml(path: readonly string[], fields: Fields): boolean {
  const name = path.at(-1);
  if (name === 'sermon_text' || name === 'body') return true;
  return name === 'content' && (path[0] === 'fields' || fields?.['page_type'] !== undefined);
}

/** Returns text without markup, but with the URLs of links and pictures. */
const readHtml = (html: string): string =>
  plainText(
    html
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^]*?)<\/a>/gi, '$2 ($1)')
      .replace(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/gi, ' ($1) '),
  );

/** Returns both texts without markup, or unchanged if only their markup differs. */
function readPair(left: string, right: string) {
  const read = { left: readHtml(left), right: readHtml(right) };
  return read.left === read.right ? { left, right } : read;
}

/**
 * Returns the fields that differ before and after a change, or all fields for creations and deletions. Times are those of
 * a time zone.
 */
export function compareVersions({ before, after }: Versions, timeZone: string): ComparedField[] {
  const toTexts = (fields: Fields) =>
    new Map(
      listValues(fields).map(([path, value]) => [
        path.join('.'),
        describeValue(value, { field: path.at(-1) ?? '', timeZone }),
      ]),
    );
  const [old, now] = [toTexts(before), toTexts(after)];
  const paths = new Map(
    [...listValues(before), ...listValues(after)].map(([path]) => [path.join('.'), path]),
  );
  return [...paths].flatMap(([key, path]) => {
    const [left, right] = [old.get(key) ?? '', now.get(key) ?? ''];
    if (left === right) return [];
    const pair = isHtml(path, after ?? before) ? readPair(left, right) : { left, right };
    return [{ key, label: describePath(path), language: languageOf(path), ...pair }];
  });
}
