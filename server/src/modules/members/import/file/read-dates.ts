import { isoDate } from '@narthex/shared-contracts/schemas/text';
import type { DATE_ORDERS } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';

export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'januari'],
  ['feb', 'february', 'februari'],
  ['mar', 'march', 'machi', 'mach'],
  ['apr', 'april', 'aprili'],
  ['may', 'mei'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'julai'],
  ['aug', 'august', 'ago', 'agosti'],
  ['sep', 'sept', 'september', 'septemba'],
  ['oct', 'october', 'okt', 'oktoba'],
  ['nov', 'november', 'novemba'],
  ['dec', 'december', 'des', 'desemba'],
];
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?: \d{1,2}:\d{2}.*)?$/;
const DAY_MONTH = /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]*(\p{L}+)\.?,?[ -]*(\d{4}|\d{2})$/iu;
const MONTH_DAY = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;
/** Spreadsheets may store a date as the number of days since 1900. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/** Expands a year of two digits: `01` is 2001 and `62` is 1962, because a date of birth is never in the future. */
const toYear = (year: string): string => {
  if (year.length === 4) return year;
  const thisYear = new Date().getUTCFullYear() % 100;
  return `${Number(year) <= thisYear ? '20' : '19'}${year}`;
};

const toDay = (year: string, month: number | string, day: string) =>
  `${toYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Returns true if day and month could be swapped. Dates with points always begin with the day. */
const isOpen = ([, first = '', mark = '', second = '']: readonly string[]) =>
  mark !== '.' && first !== second;

/** Detects the order of day and month in a column; `open` is an example that can be read in two ways. */
export function findDateOrder(cells: readonly string[]): { order: DateOrder | null; open: string | null } {
  const dates = cells.flatMap((cell) => {
    const match = NUMBERS.exec(cell);
    return match && isOpen(match) ? [match] : [];
  });
  const isDayFirst = dates.some(([, first]) => Number(first) > 12);
  const isMonthFirst = dates.some(([, , , second]) => Number(second) > 12);
  if (isDayFirst !== isMonthFirst) return { order: isDayFirst ? 'day_first' : 'month_first', open: null };
  const open = dates.find(([, first, , second]) => Number(first) <= 12 && Number(second) <= 12);
  return { order: null, open: open?.[0] ?? null };
}

/** Returns the date in a cell, or null if it contains none. */
function spellDay(cell: string, order: DateOrder): string | null {
  const iso = ISO.exec(cell);
  if (iso) return toDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const numbers = NUMBERS.exec(cell);
  if (numbers) {
    const [, first = '', mark, second = '', year = ''] = numbers;
    const isMonthFirst = mark !== '.' && order === 'month_first';
    return isMonthFirst ? toDay(year, first, second) : toDay(year, second, first);
  }
  const dayMonth = DAY_MONTH.exec(cell);
  const month = MONTH_NUMBERS.get(dayMonth?.[2]?.toLowerCase() ?? '');
  if (dayMonth && month) return toDay(dayMonth[3] ?? '', month, dayMonth[1] ?? '');
  const monthDay = MONTH_DAY.exec(cell);
  const named = MONTH_NUMBERS.get(monthDay?.[1]?.toLowerCase() ?? '');
  return monthDay && named ? toDay(monthDay[3] ?? '', named, monthDay[2] ?? '') : null;
}

/** Reads a date in any of the usual spellings. Otherwise returns a message that says how to correct it. */
export function readDate(cell: string, order: DateOrder): { day: string } | { message: string } {
  if (cell === '') return { day: '' };
  const day = spellDay(cell, order);
  if (day !== null)
    return isoDate().safeParse(day).success
      ? { day }
      : { message: t('There is no day {cell}; check its day and its month', { cell }) };
  if (SERIAL.test(cell))
    return {
      message: t(
        'A spreadsheet has turned this date into {cell}; format the column as a date and save again',
        { cell },
      ),
    };
  if (/^\d{4}$/.test(cell))
    return {
      message: t('{cell} is a year only; write the day and the month too, or leave the cell empty', { cell }),
    };
  return {
    message: t('“{cell}” is not a date; write it like 2026-11-28, 28/11/2026 or 28 Nov 2026', { cell }),
  };
}
