import { t } from '@narthex/shared-contracts/translate';
import { paths, plainDate } from '@narthex/shared-contracts';
import { momentFacts, type EventFacts } from './event-facts';

type Row = readonly [
  category: string,
  title: string,
  description: string,
  daysAhead: number,
  time: string,
  location: string,
  seats: number,
];

const ROWS: readonly Row[] = [
  [
    'Mission',
    'Mission weekend',
    'Two days of visiting, teaching and treating in a village near us.',
    6,
    '8:00 AM',
    'Main gate',
    60,
  ],
  [
    'Training',
    'Sabbath School teachers’ training',
    'How to ask a question and then wait for the answer.',
    8,
    '2:00 PM',
    'Room B12',
    40,
  ],
  [
    'Fellowship',
    'Fellowship lunch',
    'Families bring food to share. A guest never has to.',
    13,
    '1:00 PM',
    'The lawn beside the hall',
    0,
  ],
  [
    'Bible Study',
    'Midweek Bible study',
    'One chapter, read slowly, with time for every question.',
    15,
    '6:30 PM',
    'Lecture Theatre 2',
    0,
  ],
  [
    'Health',
    'Health talk and free check-up',
    'Blood pressure, sugar and eyesight, before classes begin.',
    18,
    '9:00 AM',
    'Student Centre',
    0,
  ],
  [
    'Prayer',
    'Night of prayer',
    'Three hours, seven themes, and silence between them.',
    20,
    '8:00 PM',
    'Prayer Room',
    0,
  ],
  [
    'Music',
    'Evening with the choirs',
    'Three choirs, one hour of song.',
    27,
    '6:30 PM',
    'Main Assembly Hall',
    0,
  ],
  [
    'Mission',
    'Hospital visit',
    'Songs in the wards and flowers for those nobody visits.',
    34,
    '2:30 PM',
    'County hospital',
    30,
  ],
  [
    'Fellowship',
    'Freshers’ welcome',
    'Meet the family you will study with this semester.',
    41,
    '4:00 PM',
    'Main Assembly Hall',
    0,
  ],
];

const DAY = 24 * 60 * 60 * 1000;

/** Nine events as they often are, for when the real ones can't be read. They follow `now`, so none lies in the past. */
export function sampleEvents(now: string, timeZone: string): EventFacts[] {
  const today = Date.parse(`${plainDate(now, timeZone)}T12:00:00Z`);
  return ROWS.map(([category, title, description, daysAhead, time, location, seats], index) => ({
    key: `sample-${index}`,
    title,
    description,
    date: momentFacts(new Date(today + daysAhead * DAY).toISOString(), 'UTC').date,
    time,
    location,
    attendees: seats > 0 ? t('Max {seats}', { seats }) : t('Open to All'),
    category,
    image: null,
    isFeatured: true,
    registerLabel: 'Register',
    canRegister: seats > 0,
    href: paths.events.to(),
    hasPage: false,
  }));
}
