import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import type { BadgeTone } from '@narthex/shared-ui';

interface TypeFacts {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const CALENDAR_TYPES: Readonly<Record<CalendarEntry['event_type'], TypeFacts>> = {
  regular: { label: 'Regular Sabbath', tone: 'neutral' },
  special: { label: 'Special Program', tone: 'accent' },
  camp_meeting: { label: 'Camp Meeting', tone: 'warn' },
  evangelism: { label: 'Evangelistic Campaign', tone: 'warn' },
  youth: { label: 'Youth', tone: 'info' },
  communion: { label: 'Communion Service', tone: 'good' },
  baptism: { label: 'Baptism Service', tone: 'good' },
  conference: { label: 'Conference Event', tone: 'info' },
};

export const CALENDAR_TYPE_OPTIONS = Object.entries(CALENDAR_TYPES).map(([value, { label }]) => ({
  value,
  label,
}));
