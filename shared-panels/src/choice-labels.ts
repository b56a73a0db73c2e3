import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import { LANGUAGE } from '@narthex/shared-contracts/languages';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import type { SelectOption } from '@narthex/shared-ui';
import { NAME_LABELS } from './language/name-labels';

/** A name of the code as people read it, such as a value of an enum: `ministry_leaders` as `Ministry leaders`. */
export function toLabel(name: string): string {
  const label = LANGUAGE === 'en' ? undefined : NAME_LABELS[name];
  if (label) return label;
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The choices of an enum; `labels` where a value is called something else. */
export const toOptions = (
  values: readonly string[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): SelectOption[] => values.map((value) => ({ value, label: labels[value] ?? toLabel(value) }));

/** The pages of ministries, and none of them. */
export const MINISTRY_PAGE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'None' },
  ...MINISTRY_PAGES.map((value) => ({ value, label: MANAGED_PAGES[value].title })),
];
