/** Describes a list item of a word processor: a paragraph with its level in the list. */
export interface ListItem {
  readonly element: Element;
  /** The level counts from 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** Holds the number of the first item, if the source has one. */
  readonly start: number;
  /** Holds the key of the list, since adjacent items can belong to different lists. */
  readonly list: string;
}

interface OpenList {
  readonly level: number;
  readonly item: ListItem;
  readonly element: Element;
}

function createList(item: ListItem): Element {
  const list = item.element.ownerDocument.createElement(item.isOrdered ? 'ol' : 'ul');
  if (item.isOrdered && item.start > 1) list.setAttribute('start', String(item.start));
  return list;
}

const belongs = ({ level, item }: OpenList, next: ListItem) =>
  level === next.level && item.isOrdered === next.isOrdered && item.list === next.list;

/** Moves adjacent items into nested lists, which replace the first item. */
export function nestItems(items: readonly ListItem[]): void {
  let open: OpenList[] = [];
  for (const next of items) {
    const { element, level } = next;
    // A list of this level continues or ends; deeper ones have ended.
    open = open.filter((list) => list.level < level || belongs(list, next));
    let parent = open.at(-1);
    if (!parent || parent.level < level) {
      const list = createList(next);
      const outer = parent?.element.lastElementChild;
      if (outer) outer.append(list);
      else element.before(list);
      parent = { level, item: next, element: list };
      open.push(parent);
    }
    const entry = element.ownerDocument.createElement('li');
    const paragraph = element.ownerDocument.createElement('p');
    paragraph.append(...element.childNodes);
    entry.append(paragraph);
    parent.element.append(entry);
    element.remove();
  }
}
