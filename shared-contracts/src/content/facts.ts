/**
 * A text may contain facts of these kinds: services of the week, the calendar of Sabbaths, giving accounts,
 * and counts.
 */
export const FACT_KINDS = ['service', 'calendar', 'giving', 'count'] as const;

const PLACEHOLDER = new RegExp(`\\{\\{\\s*((?:${FACT_KINDS.join('|')}):[^{}<>]{1,100}?)\\s*\\}\\}`, 'g');

/** Returns the placeholder of a fact in a text, such as `{{service:prayer-meeting.time}}`. */
export const factPlaceholder = (name: string): string => `{{${name}}}`;

/** Splits a text at its placeholders. Returns text and names of facts in turn, beginning and ending with text. */
export const splitFacts = (text: string): string[] => text.split(PLACEHOLDER);

/** Returns the names of the facts in a text, in their order. */
export const listFactNames = (text: string): string[] =>
  splitFacts(text).filter((_, index) => index % 2 === 1);

/** Returns a text with every placeholder replaced by the value that `read` returns for its fact. */
export const fillFacts = (text: string, read: (name: string) => string): string =>
  text.includes('{{') ? text.replace(PLACEHOLDER, (_, name: string) => read(name)) : text;

/** Does the same for HTML and escapes the values, because facts are plain text. */
export const fillHtmlFacts = (html: string, read: (name: string) => string): string =>
  fillFacts(html, (name) => read(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/**
 * A request with this value in the header `Prefer` gets texts with their facts filled in, even for editors.
 */
export const FILLED_TEXTS = 'filled-texts';
