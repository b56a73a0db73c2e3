const MAX_DESCRIPTION_LENGTH = 160;

/** Shortens the description of a page for search results and link previews. It cuts between words and splits no emoji. */
export function shortenDescription(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return text;
  // One more character shows whether the last word is whole.
  const start = characters.slice(0, MAX_DESCRIPTION_LENGTH).join('');
  const lastSpace = start.lastIndexOf(' ');
  const words = lastSpace > 0 ? start.slice(0, lastSpace) : Array.from(start).slice(0, -1).join('');
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
