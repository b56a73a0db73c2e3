import type { ICalCalendar } from 'ical-generator';
import { writeTimeZone } from './time-zone';

/** A line without its end, in bytes (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
const END = 'END:VCALENDAR';

const isInsideCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** A long line continues on the next one, after a space; no character is cut in two. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  const bytes = Buffer.from(line);
  const parts: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    let end = Math.min(bytes.length, start + MAX_LINE_BYTES - (start === 0 ? 0 : 1));
    while (isInsideCharacter(bytes[end])) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return parts.join('\r\n ');
}

/**
 * The text of a calendar, which is empty afterwards. The library folds it with an encoder for each character, a second
 * for a thousand entries: it writes the frame and each entry, and the lines are folded here.
 */
export function writeCalendar(calendar: ICalCalendar): string {
  const entries = calendar.events();
  const zones = [...new Set(entries.flatMap((entry) => entry.timezone() ?? []))];
  const text = [...zones.map((zone) => `${writeTimeZone(zone)}\r\n`), ...entries.map(String)].join('');
  calendar.clear();
  const frame = calendar.toString();
  const head = frame.slice(0, frame.lastIndexOf(END));
  // Every line ends with a line break, the last one too (RFC 5545, 3.1).
  return `${head}${text.split('\r\n').map(foldLine).join('\r\n')}${END}\r\n`;
}
