/**
 * Splits plain text into paragraphs at empty lines. Tags in it are treated as text. The lines of a paragraph stay, for
 * example those of a list: the styles of the paragraphs show them with `white-space: pre-line`.
 */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
