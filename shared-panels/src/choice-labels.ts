import { MINISTRY_PAGES, SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { LANGUAGE } from '@narthex/shared-contracts/languages';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import type { SelectOption } from '@narthex/shared-ui';
import { NAME_LABELS } from './language/name-labels';

/** Returns the label of a name used in code, such as a value of an enum: `Ministry leaders` for `ministry_leaders`. */
export function toLabel(name: string): string {
  const label = LANGUAGE === 'en' ? undefined : NAME_LABELS[name];
  if (label) return label;
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the options of an enum. `labels` overrides the label of single values. */
export const toOptions = (
  values: readonly string[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): SelectOption[] => values.map((value) => ({ value, label: labels[value] ?? toLabel(value) }));

/** The options are the pages of ministries, and one for no page. */
export const MINISTRY_PAGE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'None' },
  ...MINISTRY_PAGES.map((value) => ({ value, label: MANAGED_PAGES[value].title })),
];

export const GROUP_OPTIONS = SONG_GROUPS.map((value) => ({ value, label: MANAGED_PAGES[value].title }));
