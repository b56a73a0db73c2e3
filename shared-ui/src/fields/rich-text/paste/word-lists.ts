import { nestItems, type ListItem } from './list-levels';

/** Matches the list and level of a paragraph in Word: `mso-list:l0 level2 lfo1`. */
const MSO_LIST = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;
const MSO_MARKER = /mso-list:\s*ignore/i;
/** Matches `1.`, `a)` and `(iv)`. A bullet in Word can be the letter o. */
const NUMBER = /^\(?(\d+|[a-z]{1,5})[.)]/i;

const readStyle = (element: Element) => element.getAttribute('style') ?? '';

/** Removes the marker, which Word writes as text, from an item and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MSO_MARKER.test(readStyle(span)));
  marker?.remove();
  return marker?.textContent?.trim() ?? '';
}

function readWordItem(element: Element): ListItem | null {
  if (element.localName !== 'p') return null;
  const [, list = '', level, override = ''] = MSO_LIST.exec(readStyle(element)) ?? [];
  if (level === undefined) return null;
  const number = NUMBER.exec(takeMarker(element))?.[1];
  return {
    element,
    level: Number(level),
    isOrdered: number !== undefined,
    start: Number(number) || 1,
    list: `${list} ${override}`,
  };
}

/** Moves an element without a marker, such as the second paragraph of an item, into the item before it. */
function joinToItem(element: Element, items: readonly ListItem[]): boolean {
  if (items.length === 0 || !/^MsoListParagraph/.test(element.className)) return false;
  items.at(-1)?.element.append(element.ownerDocument.createElement('br'), ...element.childNodes);
  element.remove();
  return true;
}

/** Converts the paragraphs that Word uses as list items into lists. */
export function nestWordLists(root: ParentNode): void {
  let items: ListItem[] = [];
  for (const element of [...root.children]) {
    const item = readWordItem(element);
    if (item) items.push(item);
    else if (!joinToItem(element, items)) {
      nestItems(items);
      items = [];
      nestWordLists(element);
    }
  }
  nestItems(items);
}
