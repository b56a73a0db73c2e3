import { addDays } from '@narthex/shared-contracts';
import { dayOfWeek, type SeedTime } from '../../seed-time';
import { CALENDAR_ARCHIVE, type CalendarSeed } from './calendar-archive';
import { AFTERNOONS, LESSONS, PREACHERS, PRESENTERS, TOPICS } from './calendar-lessons';
import { EVENTS } from '../events/events';
import { SERMONS } from '../sermons';

const WEEKS_BACK = 20;
const WEEKS_AHEAD = 26;
const WEEK_MS = 7 * 86_400_000;

const inTurn = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

/** Returns the number of a Sabbath in its quarter (1 to 14), and whether it is the last one. */
function findQuarter(date: string) {
  const quarter = Math.floor((Number(date.slice(5, 7)) - 1) / 3);
  const firstDay = Date.parse(`${date.slice(0, 4)}-${String(quarter * 3 + 1).padStart(2, '0')}-01T00:00:00Z`);
  const lesson = Math.floor((Date.parse(`${date}T00:00:00Z`) - firstDay) / WEEK_MS) + 1;
  const sameQuarter = (other: string) => Math.floor((Number(other.slice(5, 7)) - 1) / 3) === quarter;
  return { quarter, lesson, isLast: !sameQuarter(addDays(date, 7)) };
}

type Special = Pick<CalendarSeed, 'special_notes' | 'event_type' | 'is_featured'>;

const special = (specialNotes: string, eventType: Special['event_type'], isFeatured = false): Special => ({
  special_notes: specialNotes,
  event_type: eventType,
  is_featured: isFeatured,
});

/** Lists the special Sabbaths of the church year by month and number of the Sabbath in it. */
const OF_THE_YEAR: Readonly<Record<string, Special>> = {
  '01-2': special('Opening of the ten days of prayer', 'special'),
  '01-4': special('Freshers’ welcome', 'special', true),
  '02-2': special('Christian home and marriage Sabbath', 'special'),
  '03-1': special('Women’s day of prayer', 'special'),
  '03-3': special('Close of the youth week of prayer, baptism', 'baptism', true),
  '04-2': special('Stewardship Sabbath', 'special'),
  '05-3': special('Mission campaign Sabbath in Bonde la Juu', 'evangelism', true),
  '06-2': special('Children’s Sabbath', 'special'),
  '07-2': special('Health emphasis Sabbath', 'special'),
  '08-2': special('Camp meeting, first Sabbath', 'camp_meeting', true),
  '08-3': special('Camp meeting, second Sabbath', 'camp_meeting'),
  '09-2': special('Freshers’ welcome', 'special', true),
  '10-2': special('Pathfinder and Adventist Youth Sabbath', 'youth'),
  '10-4': special('Baptism at the river', 'baptism', true),
  '11-2': special('Stewardship Sabbath', 'special'),
  '11-4': special('Communication Sabbath', 'special', true),
  '12-1': special('Finalists’ Sabbath', 'youth', true),
};

/** The calendar follows the planned events for so many weeks around this Sabbath. */
const PLANNED_WEEKS = 12;

function plannedSpecial(week: number): Special {
  const event = EVENTS.find(
    (planned) => planned.week === week && planned.day === 'Sat' && planned.from === '10:00',
  );
  if (!event) return special('', 'regular');
  if (/communion/i.test(event.title)) return special(event.title, 'communion', true);
  return special(event.title, event.department === 'youth' ? 'youth' : 'special', week >= 0);
}

function findSpecial(date: string, week: number): Special {
  const { lesson, isLast } = findQuarter(date);
  const planned = Math.abs(week) <= PLANNED_WEEKS ? plannedSpecial(week) : null;
  if (planned?.special_notes) return planned;
  if (isLast) return special('13th Sabbath: mission offering and recitations', 'special');
  if (planned) return planned;
  if (lesson === 12) return special('Communion and the ordinance of humility', 'communion', true);
  const ofMonth = Math.ceil(Number(date.slice(8)) / 7);
  return OF_THE_YEAR[`${date.slice(5, 7)}-${ofMonth}`] ?? special('', 'regular');
}

/** The hour at which the afternoon's programme begins. */
const AFTERNOON = '14:00';

/**
 * Returns the plan for the afternoon of a Sabbath, from an event of the afternoon or of the whole day.
 * Other afternoons take their turn.
 */
function findAfternoon(week: number, turn: number): readonly [programme: string, presenter?: string] {
  const planned = EVENTS.find((event) => event.week === week && event.day === 'Sat' && event.to > AFTERNOON);
  if (planned) return [planned.afternoon ?? planned.title, planned.presenter];
  return inTurn(AFTERNOONS, turn) ?? [''];
}

function buildProgramme(time: SeedTime, week: number): CalendarSeed {
  const date = dayOfWeek(time, week, 'Sat');
  const turn = Math.floor(Date.parse(`${date}T00:00:00Z`) / WEEK_MS);
  const { quarter, lesson } = findQuarter(date);
  const { special_notes: specialNotes, ...rest } = findSpecial(date, week);
  const [afternoonProgram, afternoonPresenter] = findAfternoon(week, turn);
  const preached = SERMONS.find((sermon) => sermon.weeksAgo === -week && sermon.day === undefined);
  return {
    date,
    sabbath_school_topic: LESSONS[quarter]?.[Math.min(lesson, 13) - 1],
    sabbath_school_presenter: inTurn(PRESENTERS, turn),
    divine_service_topic: preached?.title ?? inTurn(TOPICS, turn),
    divine_service_preacher: preached?.speaker ?? inTurn(PREACHERS, turn),
    afternoon_program: afternoonProgram,
    afternoon_presenter: afternoonPresenter,
    special_notes: specialNotes === '' ? null : specialNotes,
    ...rest,
  };
}

/** The founding semester as it was published, then two semesters of Sabbaths around this one. */
export function calendarSeed(time: SeedTime): CalendarSeed[] {
  const archived = new Set(CALENDAR_ARCHIVE.map(({ date }) => date));
  const weeks = Array.from({ length: WEEKS_BACK + 1 + WEEKS_AHEAD }, (_, index) => index - WEEKS_BACK);
  const programmes = weeks.map((week) => buildProgramme(time, week));
  return [...CALENDAR_ARCHIVE, ...programmes.filter(({ date }) => !archived.has(date))];
}
