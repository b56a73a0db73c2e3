import { toFieldValue, zoneOffset } from '@narthex/shared-contracts';
import { DAY_MS, MINUTE_MS } from '../../../time-units';

const WEEK_MS = 7 * DAY_MS;
/** Old events repeat by the rules of their time; files that are taken in once need those of years to come. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 10;

interface Transition {
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly before: number;
  readonly after: number;
}

/** The changes of a zone's clock between two instants, found week by week and then to the minute. */
function findTransitions(timeZone: string, from: number, until: number): Transition[] {
  const found: Transition[] = [];
  let before = zoneOffset(from, timeZone);
  for (let time = from; time < until; time += WEEK_MS) {
    const after = zoneOffset(time + WEEK_MS, timeZone);
    if (after === before) continue;
    let [low, high] = [time, time + WEEK_MS];
    while (high - low > MINUTE_MS) {
      const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
      if (zoneOffset(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, before, after });
    before = after;
  }
  return found;
}

const two = (value: number) => String(value).padStart(2, '0');

function formatOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}${two(distance % 60)}`;
}

/** `20270314T020000`: the clock just before the change. */
const formatLocal = ({ at, before }: Transition) =>
  `${toFieldValue(new Date(at + before * MINUTE_MS), 'UTC').replace(/[-:]/g, '')}00`;

function writeObservance(transition: Transition, standard: number): string[] {
  const kind = transition.after > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatLocal(transition)}`,
    `TZOFFSETFROM:${formatOffset(transition.before)}`,
    `TZOFFSETTO:${formatOffset(transition.after)}`,
    `END:${kind}`,
  ];
}

const written = new Map<string, string>();

/** A zone as calendars need it to repeat an event at the same hour (RFC 5545, 3.6.5). Calculated once a year. */
export function writeTimeZone(timeZone: string, now = new Date()): string {
  const year = now.getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const known = written.get(key);
  if (known) return known;
  const from = Date.UTC(year - YEARS_BACK, 0, 1);
  const transitions = findTransitions(timeZone, from, Date.UTC(year + YEARS_AHEAD, 0, 1));
  const first = zoneOffset(from, timeZone);
  const standard = Math.min(first, ...transitions.map(({ after }) => after));
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...writeObservance({ at: 0, before: first, after: first }, standard),
    ...transitions.flatMap((transition) => writeObservance(transition, standard)),
    'END:VTIMEZONE',
  ];
  const text = lines.join('\r\n');
  written.set(key, text);
  return text;
}
