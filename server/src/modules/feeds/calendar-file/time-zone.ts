import { toFieldValue, zoneOffset } from '@narthex/shared-contracts';
import { DAY_MS, MINUTE_MS } from '../../../time-units';

const WEEK_MS = 7 * DAY_MS;
/** Old events repeat by the rules of their time, and imported files need those of the coming years. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 10;

interface Transition {
  readonly at: number;
  /** Is the offset from UTC in minutes. */
  readonly before: number;
  readonly after: number;
}

/** Finds the changes of a zone's offset between two instants, first to the week and then to the minute. */
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

/** Formats the local time just before the change, as in `20270314T020000`. */
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

/**
 * Writes the time zone that calendars need to repeat an event at the same local time (RFC 5545, 3.6.5). The result is
 * computed once a year.
 */
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
