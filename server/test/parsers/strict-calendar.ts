import ICAL from 'ical.js';

/** The properties that our calendars have; any other would be of a stranger's choice. */
const PROPERTIES = new Set([
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'METHOD', 'NAME', 'X-WR-CALNAME', 'X-WR-CALDESC', 'SOURCE'],
  ...[
    'REFRESH-INTERVAL',
    'X-PUBLISHED-TTL',
    'UID',
    'SEQUENCE',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'RRULE',
    'SUMMARY',
  ],
  ...['LOCATION', 'DESCRIPTION', 'URL', 'STATUS', 'CREATED', 'LAST-MODIFIED', 'X-MICROSOFT-CDO-ALLDAYEVENT'],
  ...['X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);
const CONTENT_LINE = /^([A-Z-]+)(?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*:/;
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Reads iCalendar as RFC 5545 says: lines, their length, their names, what is escaped. Whatever breaks a rule throws. */
export function parseCalendar(text: string): ICAL.Component {
  if (!text.endsWith('\r\nEND:VCALENDAR\r\n')) throw new Error('The calendar does not end with a line');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 bytes: ${line}`);
    if (line.includes('\ufffd')) throw new Error(`A character was cut: ${line}`);
    if (CONTROL.test(line)) throw new Error(`A control character: ${JSON.stringify(line)}`);
  }
  for (const line of lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [start, name = ''] = CONTENT_LINE.exec(line) ?? [];
    if (start === undefined || !PROPERTIES.has(name)) throw new Error(`No line of ours: ${line}`);
    const isText = /^(X-WR-|NAME|SUMMARY|LOCATION|DESCRIPTION)/.test(name);
    if (isText && /(?<!\\)(?:\\\\)*(?:[;,]|\\[^\\;,nN])/.test(line.slice(start.length))) {
      throw new Error(`Not escaped: ${line}`);
    }
  }
  return new ICAL.Component(ICAL.parse(text));
}
