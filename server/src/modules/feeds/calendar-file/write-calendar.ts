import type { ICalCalendar } from 'ical-generator';
import { writeTimeZone } from './time-zone';

/** Limits a line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
const END = 'END:VCALENDAR';

const isInsideCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** Continues a long line on the next one, after a space, without splitting a character. */
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
 * Writes a calendar and clears it. The library takes a second to fold a thousand entries, because it creates an encoder
 * for each character: so it only writes the frame and each entry, and the lines are folded here.
 */
export function writeCalendar(calendar: ICalCalendar): string {
  const entries = calendar.events();
  const zones = [...new Set(entries.flatMap((entry) => entry.timezone() ?? []))];
  const text = [...zones.map((zone) => `${writeTimeZone(zone)}\r\n`), ...entries.map(String)].join('');
  calendar.clear();
  const frame = calendar.toString();
  const head = frame.slice(0, frame.lastIndexOf(END));
  // Every line ends with a line break, including the last one (RFC 5545, 3.1).
  return `${head}${text.split('\r\n').map(foldLine).join('\r\n')}${END}\r\n`;
}
