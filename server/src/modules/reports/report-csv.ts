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
/** Nouns of the catalogue stand inside sentences. */
const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

type Figures = Readonly<Record<string, number | null>>;

/** Writes a table by month without the columns that the person may not see. */
function monthLines(
  say: Say,
  headings: Readonly<Record<string, string>>,
  {
    months,
    totals,
  }: { months: readonly (Figures & { month: string })[] | readonly object[]; totals: Figures },
): Lines {
  const names = Object.keys(headings).filter((name) => totals[name] !== null);
  const read = (row: object) => names.map((name) => (row as Record<string, CsvCell>)[name] ?? 0);
  return [
    [say(t('Month')), ...names.map((name) => say(headings[name] ?? name))],
    ...months.map((row) => ['month' in row ? String(row.month) : '', ...read(row)]),
    [say(t('Total')), ...read(totals)],
  ];
}

export const engagementLines = (report: EngagementReport, say: Say): Lines =>
  monthLines(
    say,
    {
      rsvps: t('RSVPs'),
      attended: t('Attended by RSVP'),
      new_members: t('New members'),
      prayers: t('Prayer requests'),
      subscribers: t('Newsletter subscribers'),
    },
    report,
  );

export const contentLines = (report: ContentReport, say: Say): Lines =>
  monthLines(
    say,
    {
      events: t('Events'),
      announcements: t('Announcements'),
      sermons: t('Sermons'),
      gallery_items: t('Gallery items'),
      proposals: t('Proposals'),
    },
    report,
  );

export const donationsLines = ({ projects, totals, note }: DonationsReport, say: Say): Lines => [
  [capitalize(say(t('Project'))), say(t('Goal (KES)')), say(t('Raised (KES)'))],
  ...projects.map((project) => [project.title, project.goal_amount, project.raised_amount]),
  [say(t('Total')), totals.goal_amount, totals.raised_amount],
  [say(note)],
];

/** Formats an instant as local time, since spreadsheets take a text with an offset for no date. */
const toCell = (instant: string, timeZone: string) => toFieldValue(instant, timeZone).replace('T', ' ');

const STATUSES: Readonly<Record<ActivityReport['events'][number]['status'], string>> = {
  draft: t('draft'),
  published: t('published'),
  cancelled: t('cancelled'),
};

const CUT_OFF = t('There is more than is listed here; choose a shorter period to see all of it.');

export const activityLines = (
  { events, announcements, is_cut_off: isCutOff }: ActivityReport,
  timeZone: string,
  say: Say,
): Lines => [
  [t('Kind'), t('Title'), t('When'), t('Place'), t('Status'), t('Going')].map((heading) => say(heading)),
  ...events.map(({ title, start_datetime: start, location, status, going }) => [
    capitalize(say(t('Event'))),
    title,
    toCell(start, timeZone),
    location,
    say(STATUSES[status]),
    going,
  ]),
  ...announcements.map(({ title, created_at: at, is_active: isActive }) => [
    capitalize(say(t('Announcement'))),
    title,
    toCell(at, timeZone),
    null,
    say(isActive ? t('active') : t('inactive')),
    null,
  ]),
  ...(isCutOff ? [[say(CUT_OFF)]] : []),
];
