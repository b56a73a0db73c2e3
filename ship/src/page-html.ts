import { DOCUMENT_ELEMENT, type PageDocument } from '@narthex/shared-contracts';

const DOCUMENT = new RegExp(`(<script type="application/json" id="${DOCUMENT_ELEMENT}">)([^<]*)(</script>)`);
const RENDERED = /(<div id="root">)[\s\S]*(<\/div>\s*<div id="could-not-start")/;

/** Serializes JSON for a script element, which nothing in it may close. */
const embed = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Returns the document that a page of the site contains for the shell, or null for other HTML. */
export function readDocument(html: string): PageDocument | null {
  const found = DOCUMENT.exec(html);
  return found && (JSON.parse(found[2] ?? '') as PageDocument);
}

/** Returns the page with another document and additional HTML after it. */
export const replaceDocument = (html: string, page: PageDocument, behind = ''): string =>
  html.replace(DOCUMENT, (_, start: string, __, end: string) => start + embed(page) + end + behind);

/** Returns the page without its server-rendered HTML. */
export const dropRendered = (html: string): string => html.replace(RENDERED, '$1$2');
