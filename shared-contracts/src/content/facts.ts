/** What a text may take facts from: the week, the calendar of Sabbaths, the giving accounts, and figures. */
export const FACT_KINDS = ['service', 'calendar', 'giving', 'count'] as const;

const PLACEHOLDER = new RegExp(`\\{\\{\\s*((?:${FACT_KINDS.join('|')}):[^{}<>]{1,100}?)\\s*\\}\\}`, 'g');

/** A fact as a text names it: `{{service:prayer-meeting.time}}`. */
export const factPlaceholder = (name: string): string => `{{${name}}}`;

/** The facts that a text names, in its order. */
export const listFactNames = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** A text with what `read` says in the place of each fact it names. */
export const fillFacts = (text: string, read: (name: string) => string): string =>
  text.includes('{{') ? text.replace(PLACEHOLDER, (_, name: string) => read(name)) : text;

/** The same for HTML: facts are plain text, and become HTML that says it. */
export const fillHtmlFacts = (html: string, read: (name: string) => string): string =>
  fillFacts(html, (name) => read(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** The value of the header `Prefer` by which a page asks for texts with their facts filled in, whoever is signed in. */
export const FILLED_TEXTS = 'filled-texts';
