import { nestGoogleLists, nestWebLists } from './nested-lists';
import { nestWordLists } from './word-lists';

/** Content that was copied from our editor has this attribute. */
const OWN = 'data-pm-slice';
const BLOCK = /^(p|h[1-6]|[uo]l|blockquote|table|div)$/;

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Changes each heading to the nearest level that a text may use. The first level is reserved for the page's title. */
function levelHeadings(root: ParentNode): void {
  for (const heading of root.querySelectorAll('[role="heading"][aria-level]'))
    rename(heading, heading.getAttribute('aria-level') === '1' ? 'h1' : 'h3');
  for (const heading of root.querySelectorAll('h1, p.MsoTitle')) rename(heading, 'h2');
  for (const heading of root.querySelectorAll('h4, h5, h6, p.MsoSubtitle')) rename(heading, 'h3');
}

/** Removes empty paragraphs and breaks between blocks, which word processors use as space. */
function dropSpace(root: ParentNode): void {
  // Word for the web marks the end of each paragraph.
  for (const end of root.querySelectorAll('span.EOP')) end.remove();
  for (const paragraph of root.querySelectorAll('p'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  for (const line of root.querySelectorAll('br')) {
    const isBeside = (sibling: Element | null) => sibling !== null && BLOCK.test(sibling.localName);
    const isAlone = line.nextSibling === line.nextElementSibling;
    if (isAlone && (isBeside(line.previousElementSibling) || isBeside(line.nextElementSibling)))
      line.remove();
  }
}

/** Converts the lists and headings of Word and Google Docs into HTML that the editor supports. */
export function cleanPastedHtml(html: string): string {
  if (html.includes(OWN)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  nestWordLists(body);
  nestWebLists(body);
  nestGoogleLists(body);
  levelHeadings(body);
  dropSpace(body);
  return body.innerHTML;
}
