import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { compareVersions } from './compare-versions';

const MAX_FIELDS = 2;
const MAX_LETTERS = 60;

/** Shortens a text, but doesn't cut the placeholder of a fact: half of one could not be filled in. */
function clip(text: string): string {
  if (text.length <= MAX_LETTERS) return text;
  const start = text.slice(0, MAX_LETTERS).replace(/\{\{[^}]*\}?$/, '');
  return `${start.trimEnd()}…`;
}

/** Returns the words from the first to the last difference of two texts, with one more word before for context. */
function differingWords(left: string, right: string): readonly [string, string] {
  const [old, now] = [left.split(/\s+/), right.split(/\s+/)];
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const from = Math.max(0, start - 1);
  const cut = (words: readonly string[]) => words.slice(from, words.length - end).join(' ');
  return [cut(old), cut(now)];
}

function describeField({ label, left, right }: { label: string; left: string; right: string }): string {
  if (left === '') return `${label}: “${clip(right)}”`;
  if (right === '') return t('{label}: without “{left}”', { label, left: clip(left) });
  const [old, now] = differingWords(left, right);
  return t('{label}: “{now}” instead of “{old}”', { label, now: clip(now), old: clip(old) });
}

/** Returns some of the changed words of an object as one line; empty for creations and deletions. */
export function describeChangedWords(
  { before, after }: Pick<Proposal, 'before' | 'after'>,
  timeZone: string,
): string {
  if (!before || !after) return '';
  const fields = compareVersions({ before, after }, timeZone);
  const told = fields.slice(0, MAX_FIELDS).map(describeField);
  const rest = fields.length - told.length;
  return [...told, ...(rest > 0 ? [t('and {rest} more', { rest })] : [])].join('; ');
}
