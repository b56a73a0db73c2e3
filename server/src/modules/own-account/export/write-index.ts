import { toFieldValue } from '@narthex/shared-contracts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { escapeHtml } from '../../../responses/html/escape-html';
import { sayIn } from '../../../responses/translate-message';
import { FIELD_LABELS, describeChoice } from './field-labels';
import type { ExportRow, ExportSection } from './collect-sections';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2333}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #e6dfd3;padding:.4rem .6rem;text-align:left;vertical-align:top}
h2{margin-top:2.5rem}.scroll{overflow-x:auto}`;

/** Describes how the values are written: by the clock of the church, and in a language. */
interface Writing {
  readonly timeZone: string;
  readonly language: Language;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

function toText(key: string, value: unknown, writing: Writing): string {
  const say = sayIn(writing.language);
  if (value === null || value === undefined || value === '') return say(t('Not provided'));
  if (value instanceof Date) return toFieldValue(value, writing.timeZone).replace('T', ' ');
  if (Array.isArray(value)) return value.map((item) => toText(key, item, writing)).join(', ');
  if (typeof value === 'boolean') return say(value ? t('Yes') : t('No'));
  if (isLanguage(value) && key.includes('language')) return LANGUAGE_NAMES[value];
  if (typeof value === 'string') {
    const label = describeChoice(key, value);
    return label === value ? value : say(label);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const cells = (values: readonly string[], tag: 'td' | 'th') =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`;

function writeTable(rows: readonly ExportRow[], writing: Writing): string {
  const say = sayIn(writing.language);
  const toLabel = (key: string) => say(FIELD_LABELS[key] ?? key);
  const [first] = rows;
  if (!first) return `<p>${escapeHtml(say(t('Nothing is stored here.')))}</p>`;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const body =
    rows.length === 1
      ? keys.map((key) => cells([toLabel(key), toText(key, first[key], writing)], 'td')).join('')
      : cells(keys.map(toLabel), 'th') +
        rows
          .map((row) =>
            cells(
              keys.map((key) => toText(key, row[key], writing)),
              'td',
            ),
          )
          .join('');
  return `<div class="scroll"><table>${body}</table></div>`;
}

interface IndexFacts extends Writing {
  readonly siteName: string;
  readonly personName: string;
  readonly madeAt: Date;
  /** Is the name of the photo's file in the archive; null if there is none. */
  readonly photo: string | null;
}

const KEPT_ELSEWHERE = t(
  'Our audit log keeps who changed what on the site, by name, so that mistakes can be found. It is read by few, and old entries are removed. Prayer requests you sent anonymously can’t be traced to you, so they are not in here.',
);

/** Writes the readable page of the archive, which shows everything in a browser without any other program. */
export function writeIndex(sections: readonly ExportSection[], facts: IndexFacts): string {
  const say = sayIn(facts.language);
  const title = say(t('What {siteName} stores about {personName}'), {
    siteName: facts.siteName,
    personName: facts.personName,
  });
  const made = say(t('Made on {time}. All times are those of {zone}.'), {
    time: toText('at', facts.madeAt, facts),
    zone: facts.timeZone,
  });
  const chapters = sections.map(
    (section) =>
      `<h2>${escapeHtml(say(section.title))}</h2>${writeTable(section.rows, facts)}<p><small>${escapeHtml(say(t('The same as data:')))} <a href="data/${section.name}.json">data/${section.name}.json</a></small></p>`,
  );
  const photo = facts.photo
    ? `<p><img src="${escapeHtml(facts.photo)}" alt="${escapeHtml(say(t('Your photo')))}" width="160"></p>`
    : '';
  return `<!doctype html>
<html lang="${facts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p>${photo}${chapters.join('')}
<h2>${escapeHtml(say(t('What else we keep')))}</h2>
<p>${escapeHtml(say(KEPT_ELSEWHERE))}</p></body></html>
`;
}
