import { MINISTRY_PAGES } from '@narthex/shared-contracts/closed-lists';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import type { SelectOption } from '@narthex/shared-ui';

/** A value of a closed list as people read it: `ministry_leaders` as `Ministry leaders`. */
export function toLabel(value: string): string {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The choices of a closed list; `labels` where a value is called something else. */
export const toOptions = (
  values: readonly string[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): SelectOption[] => values.map((value) => ({ value, label: labels[value] ?? toLabel(value) }));

/** The pages of ministries, and none of them. */
export const MINISTRY_PAGE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'None' },
  ...MINISTRY_PAGES.map((value) => ({ value, label: MANAGED_PAGES[value].title })),
];
