import { t } from '@narthex/shared-contracts/translate';
import { paths, plainDate } from '@narthex/shared-contracts';
import { getCategoryLabel, momentFacts, type EventFacts } from './event-facts';

type Row = readonly [
  type: string,
  title: string,
  description: string,
  daysAhead: number,
  time: string,
  location: string,
  seats: number,
];

const ROWS: readonly Row[] = [
  [
    'mission',
    'Mission weekend',
    'Two days of visiting, teaching and treating in a village near us.',
    6,
    '8:00 AM',
    'Main gate',
    60,
  ],
  [
    'training',
    'Sabbath School teachers’ training',
    'How to ask good questions, and how to wait for the answer.',
    8,
    '2:00 PM',
    'Room B12',
    40,
  ],
  [
    'fellowship',
    'Fellowship lunch',
    'Families bring food to share. A guest never has to.',
    13,
    '1:00 PM',
    'The lawn beside the hall',
    0,
  ],
  [
    'bible_study',
    'Midweek Bible study',
    'We read one chapter and talk about your questions.',
    15,
    '6:30 PM',
    'Lecture Theatre 2',
    0,
  ],
  [
    'health',
    'Health talk and free check-up',
    'Blood pressure, sugar and eyesight, before classes begin.',
    18,
    '9:00 AM',
    'Student Centre',
    0,
  ],
  [
    'prayer',
    'Night of prayer',
    'We pray together for three hours, with seven themes.',
    20,
    '8:00 PM',
    'Prayer Room',
    0,
  ],
  [
    'music',
    'Evening with the choirs',
    'Three choirs sing for an hour.',
    27,
    '6:30 PM',
    'Main Assembly Hall',
    0,
  ],
  [
    'mission',
    'Hospital visit',
    'We sing in the wards and visit patients.',
    34,
    '2:30 PM',
    'County hospital',
    30,
  ],
  [
    'fellowship',
    'Freshers’ welcome',
    'Meet the family you will study with this semester.',
    41,
    '4:00 PM',
    'Main Assembly Hall',
    0,
  ],
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns nine typical events, which are shown if the real ones fail to load. Their dates follow `now`. */
export function sampleEvents(now: string, timeZone: string): EventFacts[] {
  const today = Date.parse(`${plainDate(now, timeZone)}T12:00:00Z`);
  return ROWS.map(([type, title, description, daysAhead, time, location, seats], index) => ({
    key: `sample-${index}`,
    title,
    description,
    date: momentFacts(new Date(today + daysAhead * DAY_MS).toISOString(), 'UTC').date,
    time,
    location,
    attendees: seats > 0 ? t('Max {seats}', { seats }) : t('Open to All'),
    type,
    category: getCategoryLabel(type),
    image: null,
    isFeatured: true,
    registerLabel: 'Register',
    canRegister: seats > 0,
    href: paths.events.to(),
    hasPage: false,
  }));
}
