import {
  DOCUMENT_ELEMENT,
  START_ELEMENT,
  type HashedFile,
  type PageData,
  type PageDocument,
  type PageStart,
} from '@narthex/shared-contracts';

const DOCUMENT = new RegExp(`(<script type="application/json" id="${DOCUMENT_ELEMENT}">)([^<]*)(</script>)`);
const START = new RegExp(`<script type="application/json" id="${START_ELEMENT}">([^<]*)</script>`);
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

const script = (when: 'async' | 'defer', [src, integrity]: HashedFile) =>
  `<script src="${src}" integrity="${integrity}" crossorigin="anonymous" ${when}></script>`;
const preload = ([href, integrity]: HashedFile) =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;

/** Returns the page with its data and scripts in it, so that the application starts at once. */
export async function inlineDocument(
  html: string,
  fetchText: (url: string) => Promise<string>,
): Promise<string> {
  const found = START.exec(html)?.[1];
  if (!found) return html;
  const { data, now, hashes, scripts, chunks, preloads } = JSON.parse(found) as PageStart;
  const page: PageDocument = {
    ...(JSON.parse(await fetchText(data)) as PageData),
    integrity: JSON.parse(await fetchText(hashes[0])) as PageDocument['integrity'],
    now,
  };
  const files = [
    ...scripts.map((file) => script('defer', file)),
    ...preloads.map(preload),
    ...chunks.map((file) => script('async', file)),
  ];
  return html.replace(
    START,
    () => `<script type="application/json" id="${DOCUMENT_ELEMENT}">${embed(page)}</script>${files.join('')}`,
  );
}
