import { t } from '@narthex/shared-contracts/translate';
import { paths, plainDate } from '@narthex/shared-contracts';
import { getCategoryLabel, momentFacts, type EventFacts } from './event-facts';

type Row = readonly [
  type: string,
  title: string,
  description: string,
  day: readonly [weekday: number, weeksAhead: number],
  time: string,
  location: string,
  seats: number,
];

const [SUNDAY, WEDNESDAY, FRIDAY, SABBATH] = [0, 3, 5, 6];

const ROWS: readonly Row[] = [
  [
    'mission',
    'Mission weekend',
    'Two days of visiting, teaching and treating in a village near us.',
    [SUNDAY, 1],
    '8:00 AM',
    'Main gate',
    60,
  ],
  [
    'training',
    'Sabbath School teachers’ training',
    'How to ask good questions, and how to wait for the answer.',
    [SABBATH, 0],
    '2:00 PM',
    'Room B12',
    40,
  ],
  [
    'fellowship',
    'Fellowship lunch',
    'Families bring food to share. A guest never has to.',
    [SABBATH, 1],
    '1:00 PM',
    'The lawn beside the hall',
    0,
  ],
  [
    'bible_study',
    'Midweek Bible study',
    'We read one chapter and talk about your questions.',
    [WEDNESDAY, 2],
    '6:30 PM',
    'Lecture Theatre 2',
    0,
  ],
  [
    'health',
    'Health talk and free check-up',
    'Blood pressure, sugar and eyesight, before classes begin.',
    [SUNDAY, 2],
    '9:00 AM',
    'Student Centre',
    0,
  ],
  [
    'prayer',
    'Night of prayer',
    'We pray together for three hours, with seven themes.',
    [FRIDAY, 3],
    '8:00 PM',
    'Prayer Room',
    0,
  ],
  [
    'music',
    'Evening with the choirs',
    'Three choirs sing for an hour.',
    [SABBATH, 3],
    '6:30 PM',
    'Main Assembly Hall',
    0,
  ],
  [
    'mission',
    'Hospital visit',
    'We sing in the wards and visit patients.',
    [SABBATH, 4],
    '2:30 PM',
    'County hospital',
    30,
  ],
  [
    'fellowship',
    'Freshers’ welcome',
    'Meet the family you will study with this semester.',
    [SUNDAY, 5],
    '4:00 PM',
    'Main Assembly Hall',
    0,
  ],
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how many days from a weekday (0 is Sunday) the day of a row is. The first week begins tomorrow. */
const countDays = ([weekday, weeksAhead]: Row[3], from: number): number =>
  ((weekday - from + 6) % 7) + 1 + 7 * weeksAhead;

/** Returns nine typical events, which are shown if the real ones fail to load. Their dates follow `now`. */
export function sampleEvents(now: string, timeZone: string): EventFacts[] {
  const today = Date.parse(`${plainDate(now, timeZone)}T12:00:00Z`);
  const weekday = new Date(today).getUTCDay();
  return ROWS.map((row, index) => ({ row, index, daysAhead: countDays(row[3], weekday) }))
    .sort((a, b) => a.daysAhead - b.daysAhead)
    .map(({ row: [type, title, description, , time, location, seats], index, daysAhead }) => ({
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
