/** People read the strings in these attributes and properties; any other text must be marked with `t`. */
export const READABLE_NAMES: ReadonlySet<string> = new Set([
  ...['action', 'alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext'],
  ...['busy', 'busyAction', 'caption', 'cancel', 'closeLabel', 'confirm', 'content', 'description'],
  ...['emptyText', 'emptyTitle'],
  ...[
    'error',
    'failure',
    'found',
    'heading',
    'help',
    'hint',
    'kicker',
    'label',
    'labelRest',
    'lead',
    'legend',
  ],
  ...['loading', 'message', 'motto', 'nav', 'next', 'note', 'noun', 'placeholder', 'previous', 'question'],
  ...['registerLabel', 'searchLabel', 'sentence', 'summary', 'text', 'title', 'warning', 'quote'],
]);

/** The values of these are never keys, so a single word in lower case is read, too: `raised`, `slide`. */
const ALWAYS_READ: ReadonlySet<string> = new Set([
  'label',
  'noun',
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'],
]);

const HAS_LETTER = /\p{L}/u;
/**
 * The pattern matches sentences and labels. Keys in code begin with a lower-case letter and contain no
 * spaces.
 */
const LOOKS_READ = /^[^\p{L}]*\p{Lu}|\p{L}\S* \S*\p{L}/u;
const PATH_OR_URL = /^([/#.]|[a-z]+:(?!\s))/;
/** The pattern matches CSS, such as `(min-width: 800px) 56vw`, `200px 0px` and `link[rel~="import"]`. */
const CSS = /\d(px|vw)\b|\[\w+[~^$*|]?="/;

export const hasLetter = (text: string): boolean => HAS_LETTER.test(text);
export const looksRead = (text: string): boolean =>
  hasLetter(text) && LOOKS_READ.test(text) && !PATH_OR_URL.test(text) && !CSS.test(text);

/** Returns the test whether the value of a readable attribute or property is read. */
export const readerOf = (name: string): ((text: string) => boolean) =>
  ALWAYS_READ.has(name) ? hasLetter : looksRead;
