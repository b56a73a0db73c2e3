const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for use between tags or in a quoted attribute of HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Converts plain text to HTML: it keeps the lines, and nothing is read as a tag. */
export const textToHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
