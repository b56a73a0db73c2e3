import { LANGUAGE, LANGUAGES, LANGUAGE_NAMES } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../../choice-labels';
import { plainText } from '../cells/plain-text';
import type { ComparedField } from './compare-table';

type Fields = Readonly<Record<string, unknown>> | null;

/** An object before and after something; null where there was none, or is none any more. */
export interface Versions {
  readonly before: Fields;
  readonly after: Fields;
}

/** What a person neither wrote nor decides about. */
const HIDDEN = new Set(['id', 'version', 'created_at', 'updated_at', 'sort_order', 'english_name']);

type Entry = readonly [path: readonly string[], value: unknown];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of an object with the names that lead to it, those of objects inside of it too. */
function listValues(fields: Fields, path: readonly string[] = []): Entry[] {
  return Object.entries(fields ?? {})
    .filter(([name]) => !HIDDEN.has(name))
    .flatMap(([name, value]): Entry[] =>
      isRecord(value) ? listValues(value, [...path, name]) : [[[...path, name], value]],
    );
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (!isRecord(value)) return String(value);
  const told = Object.entries(value).filter(([name]) => !HIDDEN.has(name));
  return told
    .map(([, part]) => describeValue(part))
    .join(' ')
    .trim();
}

/** `fields` is what holds the fields of a page; what is in it has names enough. */
function describePath(path: readonly string[]): string {
  const at = path.indexOf('translations');
  const language = LANGUAGES.find((known) => at >= 0 && known === path[at + 1]);
  if (language)
    return t('{label} in {language}', {
      label: describePath([...path.slice(0, at), ...path.slice(at + 2)]),
      language: LANGUAGE_NAMES[language],
    });
  const names = path.filter((name) => name !== 'fields').map((name) => name.replace(/_(url|id)$/, ''));
  return LANGUAGE === 'en' ? toLabel(names.join(': ')) : names.map(toLabel).join(': ');
}

/** The fields of HTML: the text of a sermon and of an email, and the contents of pages. Everything else is plain text. */
function isHtml(path: readonly string[], fields: Fields): boolean {
  const name = path.at(-1);
  if (name === 'sermon_text' || name === 'body') return true;
  return name === 'content' && (path[0] === 'fields' || fields?.['page_type'] !== undefined);
}

/** Running text without its markup; where a link leads and which picture is shown can still be read. */
const readHtml = (html: string): string =>
  plainText(
    html
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^]*?)<\/a>/gi, '$2 ($1)')
      .replace(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/gi, ' ($1) '),
  );

/** Both texts as a person reads them; as they are where only the markup differs. */
function readPair(left: string, right: string) {
  const read = { left: readHtml(left), right: readHtml(right) };
  return read.left === read.right ? { left, right } : read;
}

/** The fields that differ before and after a change; all of them for a new object and for a deletion. */
export function compareVersions({ before, after }: Versions): ComparedField[] {
  const toTexts = (fields: Fields) =>
    new Map(listValues(fields).map(([path, value]) => [path.join('.'), describeValue(value)] as const));
  const [old, now] = [toTexts(before), toTexts(after)];
  const paths = new Map(
    [...listValues(before), ...listValues(after)].map(([path]) => [path.join('.'), path]),
  );
  return [...paths].flatMap(([key, path]) => {
    const [left, right] = [old.get(key) ?? '', now.get(key) ?? ''];
    if (left === right) return [];
    const pair = isHtml(path, after ?? before) ? readPair(left, right) : { left, right };
    return [{ key, label: describePath(path), ...pair }];
  });
}
