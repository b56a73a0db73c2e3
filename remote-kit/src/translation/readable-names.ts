/** Attributes and properties whose strings are read by people; any other text is marked with `t`. */
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

const HAS_LETTER = /\p{L}/u;
/** A sentence or a label: keys of the code begin with a small letter and have no spaces. */
const LOOKS_READ = /^[^\p{L}]*\p{Lu}|\p{L}\S* \S*\p{L}/u;
const PATH_OR_URL = /^([/#.]|[a-z]+:(?!\s))/;
/** `(min-width: 800px) 56vw`, `200px 0px`, `link[rel~="import"]` */
const CSS = /\d(px|vw)\b|\[\w+[~^$*|]?="/;

export const hasLetter = (text: string): boolean => HAS_LETTER.test(text);
export const looksRead = (text: string): boolean =>
  hasLetter(text) && LOOKS_READ.test(text) && !PATH_OR_URL.test(text) && !CSS.test(text);
