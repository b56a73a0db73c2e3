import { toText } from '@narthex/shared-contracts/text-form';
import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'cite', 'q'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page has only one first heading, which it creates itself.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
  },
};

/**
 * Sanitises HTML: it keeps basic formatting, links and pictures, and removes everything that could run or restyle the
 * page. Characters are normalised like those of all texts, including those written as entities.
 */
export function safeHtml(html: string): string {
  return toText(sanitizeHtml(html, OPTIONS));
}

/**
 * Converts HTML to plain text with one line for each paragraph. It must only be used for fields that contain HTML,
 * because plain text is never parsed as HTML.
 */
export const htmlToText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '• ' } },
      ...['p', 'ul', 'ol', 'blockquote'].map((selector) => ({
        selector,
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1, trimEmptyLines: true },
      })),
      ...['h2', 'h3', 'h4'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
    ],
  }).trim();
