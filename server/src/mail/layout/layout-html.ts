import { pictureAt } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { translateMessage } from '../../responses/translate-message';
import { escapeHtml, textToHtml } from '../../responses/html/escape-html';
import type { MailBlock, MailContent } from '../mail-content';
import { UNSUBSCRIBE, absoluteUrl, senderLines, type MailFrame } from './mail-frame';

/** Mail programs don't support custom properties, so the site's colours are repeated here. */
const COLORS = {
  paper: '#fbf8f2',
  surface: '#ffffff',
  sunken: '#f4efe5',
  ink: '#1b2333',
  inkSoft: '#55607a',
  line: '#e6dfd3',
  brand: '#1f4068',
  night: '#142c4a',
  gold: '#d9982f',
  white: '#ffffff',
} as const;

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;font:16px/1.6 ${SANS};color:${COLORS.ink}`;
const SMALL = `margin:0 0 6px;font:13px/1.5 ${SANS};color:${COLORS.inkSoft}`;

function factRow([label, value]: readonly [string, string]): string {
  const cell = `padding:6px 12px 6px 0;font:15px/1.5 ${SANS};vertical-align:top`;
  // A column that may break words gets as narrow as a letter beside a long value.
  return (
    `<tr><th scope="row" align="left" style="${cell};word-break:normal;color:${COLORS.inkSoft};font-weight:600">${escapeHtml(label)}</th>` +
    `<td style="${cell};color:${COLORS.ink}">${textToHtml(value)}</td></tr>`
  );
}

/** Is the offered width that fits the column of an email; some mail programs show a wider picture beyond it. */
const PICTURE_WIDTH = 640;

/**
 * Links and pictures in the texts of editors may be paths of this site. A stored picture may have megabytes, or be WebP,
 * which some mail programs don't show.
 */
const withWholeUrls = (html: string, frame: MailFrame) =>
  html.replace(/\b(href|src)="(\/[^"]*)"/g, (_match, name: string, written: string) => {
    const path = written.replaceAll('&amp;', '&');
    const copy = name === 'src' ? pictureAt(path, PICTURE_WIDTH, 'jpg') : null;
    return `${name}="${escapeHtml(absoluteUrl(frame, copy ?? path))}"`;
  });

const BROKEN_BUTTON = t('If the button does nothing, open this link:');

function blockHtml(block: MailBlock, frame: MailFrame, language: Language): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${PARAGRAPH}">${textToHtml(block.text)}</p>`;
    case 'button': {
      const url = escapeHtml(absoluteUrl(frame, block.path));
      return (
        `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:13px 22px;border-radius:12px;` +
        `background:${COLORS.brand};color:${COLORS.white};font:600 16px/1.2 ${SANS};text-decoration:none">${escapeHtml(block.label)}</a></p>` +
        `<p style="${SMALL};word-break:break-all">${escapeHtml(translateMessage(BROKEN_BUTTON, language))} <a href="${url}" style="color:${COLORS.brand}">${url}</a></p>`
      );
    }
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts.map(factRow).join('')}</table>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid ${COLORS.gold};background:${COLORS.sunken};font:15px/1.6 ${SANS};color:${COLORS.ink}">${textToHtml(block.text)}</blockquote>`;
    case 'html':
      return `<div class="written" style="font:16px/1.6 ${SANS};color:${COLORS.ink}">${withWholeUrls(block.html, frame)}</div>`;
  }
}

const WRITTEN = `.written p,.written ul,.written ol,.written blockquote{margin:0 0 16px}.written h2,.written h3{font-family:${SERIF};color:${COLORS.night};margin:24px 0 8px}.written a{color:${COLORS.brand}}.written img{max-width:100%;height:auto}`;

/** A long link that somebody wrote would otherwise widen the whole email beyond the screen of a phone. */
const BREAKS_LONG_WORDS = 'word-break:break-word';

/**
 * Lays an email out as HTML in the style of the site, with tables and inline styles, which every mail program supports.
 */
export function layoutHtml(content: MailContent, frame: MailFrame): string {
  const { language = SOURCE_LANGUAGE } = content;
  const home = escapeHtml(absoluteUrl(frame, joinLanguage(language, '/')));
  const unsubscribe = frame.unsubscribe_path
    ? `<p style="${SMALL}"><a href="${escapeHtml(absoluteUrl(frame, frame.unsubscribe_path))}" style="color:${COLORS.inkSoft}">${escapeHtml(translateMessage(UNSUBSCRIBE, language))}</a></p>`
    : '';
  const foot = senderLines(frame, language).map((line) => `<p style="${SMALL}">${escapeHtml(line)}</p>`);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title><style>${WRITTEN}</style></head>
<body style="margin:0;padding:0;background:${COLORS.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:18px 28px;background:${COLORS.night};border-bottom:3px solid ${COLORS.gold};border-radius:12px 12px 0 0"><a href="${home}" style="font:600 20px/1.3 ${SERIF};color:${COLORS.white};text-decoration:none">${escapeHtml(frame.site.name)}</a></td></tr>
<tr><td style="padding:28px;${BREAKS_LONG_WORDS};background:${COLORS.surface};border:1px solid ${COLORS.line};border-top:0;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;font:600 26px/1.25 ${SERIF};color:${COLORS.night}">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => blockHtml(block, frame, language)).join('\n')}
</td></tr>
<tr><td style="padding:20px 28px"><p style="${SMALL}">${escapeHtml(content.reason)}</p>${unsubscribe}${foot.join('')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
