import { toFieldValue } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type {
  ActivityReport,
  ContentReport,
  DonationsReport,
  EngagementReport,
} from '@narthex/shared-contracts/schemas/reports';
import type { CsvCell } from '../../responses/send-csv';
import type { Say } from '../../responses/translate-message';

type Lines = CsvCell[][];
type Figures = Readonly<Record<string, number | null>>;

/** Writes a table by month without the columns that the person may not see. */
function monthLines(
  headings: Readonly<Record<string, string>>,
  {
    months,
    totals,
  }: { months: readonly (Figures & { month: string })[] | readonly object[]; totals: Figures },
): Lines {
  const names = Object.keys(headings).filter((name) => totals[name] !== null);
  const read = (row: object) => names.map((name) => (row as Record<string, CsvCell>)[name] ?? 0);
  return [
    ['Month', ...names.map((name) => headings[name] ?? name)],
    ...months.map((row) => ['month' in row ? String(row.month) : '', ...read(row)]),
    ['Total', ...read(totals)],
  ];
}

export const engagementLines = (report: EngagementReport): Lines =>
  monthLines(
    {
      rsvps: 'RSVPs',
      attended: 'Attended by RSVP',
      new_members: 'New members',
      prayers: 'Prayer requests',
      subscribers: 'Newsletter subscribers',
    },
    report,
  );

export const contentLines = (report: ContentReport): Lines =>
  monthLines(
    {
      events: 'Events',
      announcements: 'Announcements',
      sermons: 'Sermons',
      gallery_items: 'Gallery items',
      proposals: 'Proposals',
    },
    report,
  );

export const donationsLines = ({ projects, totals, note }: DonationsReport): Lines => [
  ['Project', 'Goal (KES)', 'Raised (KES)'],
  ...projects.map((project) => [project.title, project.goal_amount, project.raised_amount]),
  ['Total', totals.goal_amount, totals.raised_amount],
  [note],
];

/** Formats an instant as local time, since spreadsheets take a text with an offset for no date. */
const toCell = (instant: string, timeZone: string) => toFieldValue(instant, timeZone).replace('T', ' ');

const CUT_OFF = t('There is more than is listed here; choose a shorter period to see all of it.');

export const activityLines = (
  { events, announcements, is_cut_off: isCutOff }: ActivityReport,
  timeZone: string,
  say: Say,
): Lines => [
  ['Kind', 'Title', 'When', 'Place', 'Status', 'Going'],
  ...events.map(({ title, start_datetime: start, location, status, going }) => [
    'Event',
    title,
    toCell(start, timeZone),
    location,
    status,
    going,
  ]),
  ...announcements.map(({ title, created_at: at, is_active: isActive }) => [
    'Announcement',
    title,
    toCell(at, timeZone),
    null,
    isActive ? 'active' : 'inactive',
    null,
  ]),
  ...(isCutOff ? [[say(CUT_OFF)]] : []),
];
