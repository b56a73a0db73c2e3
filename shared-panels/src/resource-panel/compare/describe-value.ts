import { formatClock, formatDay, formatPlainDate, formatTime } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../../choice-labels';

/** People neither write these fields nor decide about them. */
export const HIDDEN = new Set(['id', 'version', 'created_at', 'updated_at', 'sort_order', 'english_name']);

/** The values of these fields are names in code; a text that somebody has written could look like one. */
const CHOICES = new Set([
  'audience',
  'category',
  'department',
  'departments',
  'event_type',
  'group',
  'interest',
  'kind',
  'ministry_page',
  'prayer_type',
  'priority',
  'recurrence_pattern',
  'role',
  'section_key',
  'series',
  'status',
  'target_audience',
  'urgency_level',
]);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}(:\d{2})?$/;

interface Place {
  readonly field: string;
  readonly timeZone: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describeText(text: string, { field, timeZone }: Place): string {
  if (CHOICES.has(field)) return toLabel(text);
  if (INSTANT.test(text)) return `${formatDay(text, timeZone)}, ${formatTime(text, timeZone)}`;
  if (PLAIN_DATE.test(text)) return formatPlainDate(text);
  return CLOCK.test(text) ? formatClock(text) : text;
}

/** Returns a value of the API as people read it: times in a time zone, and names in code by their labels. */
export function describeValue(value: unknown, place: Place): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'string') return describeText(value, place);
  if (Array.isArray(value)) return value.map((part) => describeValue(part, place)).join(', ');
  if (!isRecord(value)) return String(value);
  const told = Object.entries(value).filter(([name]) => !HIDDEN.has(name));
  return told
    .map(([field, part]) => describeValue(part, { ...place, field }))
    .join(' ')
    .trim();
}
