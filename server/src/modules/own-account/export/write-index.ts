import { toFieldValue } from '@narthex/shared-contracts';
import { escapeHtml } from '../../../responses/html/escape-html';
import type { ExportRow, ExportSection } from './collect-sections';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2333}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #e6dfd3;padding:.4rem .6rem;text-align:left;vertical-align:top}
h2{margin-top:2.5rem}.scroll{overflow-x:auto}`;

const toLabel = (key: string) => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function toText(value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return 'Not provided';
  if (value instanceof Date) return toFieldValue(value, timeZone).replace('T', ' ');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const cells = (values: readonly string[], tag: 'td' | 'th') =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`;

function writeTable(rows: readonly ExportRow[], timeZone: string): string {
  const [first] = rows;
  if (!first) return '<p>Nothing is stored here.</p>';
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const body =
    rows.length === 1
      ? keys.map((key) => cells([toLabel(key), toText(first[key], timeZone)], 'td')).join('')
      : cells(keys.map(toLabel), 'th') +
        rows
          .map((row) =>
            cells(
              keys.map((key) => toText(row[key], timeZone)),
              'td',
            ),
          )
          .join('');
  return `<div class="scroll"><table>${body}</table></div>`;
}

interface IndexFacts {
  readonly siteName: string;
  readonly personName: string;
  readonly madeAt: Date;
  readonly timeZone: string;
  /** Is the name of the photo's file in the archive; null if there is none. */
  readonly photo: string | null;
}

/** Writes the readable page of the archive, which shows everything in a browser without any other program. */
export function writeIndex(sections: readonly ExportSection[], facts: IndexFacts): string {
  const title = `What ${facts.siteName} stores about ${facts.personName}`;
  const chapters = sections.map(
    (section) =>
      `<h2>${escapeHtml(section.title)}</h2>${writeTable(section.rows, facts.timeZone)}<p><small>The same as data: <a href="data/${section.name}.json">data/${section.name}.json</a></small></p>`,
  );
  const photo = facts.photo
    ? `<p><img src="${escapeHtml(facts.photo)}" alt="Your photo" width="160"></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>Made on ${escapeHtml(toText(facts.madeAt, facts.timeZone))}. All times are those of ${escapeHtml(facts.timeZone)}.</p>${photo}${chapters.join('')}
<h2>What else we keep</h2>
<p>Our audit log keeps who changed what on the site, by name, so that mistakes can be found. It is read by few, and old
entries are removed. Prayer requests you sent anonymously can’t be traced to you, so they are not in here.</p></body></html>
`;
}
