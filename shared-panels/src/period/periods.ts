import { formatPlainDate } from '@narthex/shared-contracts';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import type { SelectOption } from '@narthex/shared-ui';

const toDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Returns the last `count` months, which end with the current one. `month` counts from 0. */
const lastMonths = (count: number) => (year: number, month: number) => ({
  from: toDay(year, month - count + 1, 1),
  to: toDay(year, month + 1, 0),
});

const PRESETS = {
  'this-month': { label: 'This month', read: lastMonths(1) },
  '3-months': { label: 'Last 3 months', read: lastMonths(3) },
  '6-months': { label: 'Last 6 months', read: lastMonths(6) },
  '12-months': { label: 'Last 12 months', read: lastMonths(12) },
  '24-months': { label: 'Last 2 years', read: lastMonths(24) },
  'this-year': {
    label: 'This year',
    read: (year: number) => ({ from: toDay(year, 0, 1), to: toDay(year, 11, 31) }),
  },
  'last-year': {
    label: 'Last year',
    read: (year: number) => ({ from: toDay(year - 1, 0, 1), to: toDay(year - 1, 11, 31) }),
  },
} as const;
export type PresetName = keyof typeof PRESETS;

export const DEFAULT_PRESET: PresetName = '12-months';
/** This value stands for dates that the person chooses. */
export const OTHER_DAYS = 'days';

export const PERIOD_OPTIONS: readonly SelectOption[] = [
  ...Object.entries(PRESETS).map(([value, { label }]) => ({ value, label })),
  { value: OTHER_DAYS, label: 'Other days' },
];

export const isPreset = (text: string | null): text is PresetName => text !== null && text in PRESETS;

/** Returns the period of a preset relative to today's date in the site's zone. */
export function readPreset(name: PresetName, today: string): Period {
  const [year = 1970, month = 1] = today.split('-').map(Number);
  return PRESETS[name].read(year, month - 1);
}

/** Returns `Sun 1 Mar 2026 to Tue 31 Mar 2026`. The dates have a year, since printed reports are kept. */
export function formatPeriod({ from, to }: Period): string {
  const ANOTHER_YEAR = new Date(0);
  return t('{from} to {to}', {
    from: formatPlainDate(from, ANOTHER_YEAR),
    to: formatPlainDate(to, ANOTHER_YEAR),
  });
}
