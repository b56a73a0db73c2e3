import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A stored text as plain words, one paragraph a line. */
export function plainWords(html: string | null): string {
  if (html === null) return '';
  const withLines = html.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, '$&\n');
  return sanitizeHtml(withLines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
