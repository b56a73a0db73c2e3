import { DOCUMENT_ELEMENT, type PageDocument } from '@narthex/shared-contracts';

const DOCUMENT = new RegExp(`(<script type="application/json" id="${DOCUMENT_ELEMENT}">)([^<]*)(</script>)`);
const RENDERED = /(<div id="root">)[\s\S]*(<\/div>\s*<div id="could-not-start")/;

/** JSON inside a script element: nothing in it may end the element. */
const embed = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** What a page of the site carries for the shell; null for HTML that is no page of it. */
export function readDocument(html: string): PageDocument | null {
  const found = DOCUMENT.exec(html);
  return found && (JSON.parse(found[2] ?? '') as PageDocument);
}

/** The page with another document, and with something behind it. */
export const replaceDocument = (html: string, page: PageDocument, behind = ''): string =>
  html.replace(DOCUMENT, (_, start: string, __, end: string) => start + embed(page) + end + behind);

/** The page without what the server has rendered. */
export const dropRendered = (html: string): string => html.replace(RENDERED, '$1$2');
