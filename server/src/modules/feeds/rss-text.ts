import { toLine, toText } from '@narthex/shared-contracts/text-form';
import { textToHtml } from '../../responses/html/escape-html';

/** The library splits only the first end of a section, and takes the `&amp;` that somebody wrote for its own. */
const write = (text: string) =>
  /[<>&]/.test(text) ? { _cdata: text.split(/(?<=\]\])(?=>)/) } : { _text: text };

/** An element of RSS whose content is plain text. Its characters are those that XML can hold. */
export const rssLine = (text: string) => write(toLine(text));
export const rssText = (text: string) => write(toText(text));

/** A description: readers take it for HTML. */
export const rssHtml = (text: string) => write(textToHtml(toText(text)));

/** Extensions of the library as it takes them, also in the place of elements that it writes itself. */
export const listElements = (elements: Readonly<Record<string, Record<string, unknown>>>) =>
  Object.entries(elements).map(([name, objects]) => ({ name, objects }));
