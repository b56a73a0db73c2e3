import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Most texts have none: parsing them costs more than the rest of a feed. */
function withoutMarkup(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const withLines = html.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, '$&\n');
  return sanitizeHtml(withLines, { allowedTags: [], allowedAttributes: {} });
}

/** A stored text as plain words, one paragraph a line. */
export function toPlainText(html: string | null): string {
  if (html === null) return '';
  return withoutMarkup(html)
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
