import { toLine, toText } from '@narthex/shared-contracts/text-form';
import { textToHtml } from '../../responses/html/escape-html';

/** The library splits only the first end of a CDATA section, and decodes an `&amp;` that somebody wrote. */
const write = (text: string) =>
  /[<>&]/.test(text) ? { _cdata: text.split(/(?<=\]\])(?=>)/) } : { _text: text };

/** Creates an RSS element with plain text. It contains only characters that XML allows. */
export const rssLine = (text: string) => write(toLine(text));
export const rssText = (text: string) => write(toText(text));

/** Creates a description, which readers interpret as HTML. */
export const rssHtml = (text: string) => write(textToHtml(toText(text)));

/** Lists elements in the library's format for extensions; they also replace elements that the library writes itself. */
export const listElements = (elements: Readonly<Record<string, Record<string, unknown>>>) =>
  Object.entries(elements).map(([name, objects]) => ({ name, objects }));
