const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands between tags or in a quoted attribute, of HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A plain text where HTML is expected: its characters and its lines, and nothing that is read as a tag. */
export const textToHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
