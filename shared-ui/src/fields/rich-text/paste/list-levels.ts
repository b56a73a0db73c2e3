/** An item of a list as a word processor writes it: a paragraph that says how deep it stands. */
export interface ListItem {
  readonly element: Element;
  /** Counted from 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** The number it begins at, where it says one. */
  readonly start: number;
  /** Items of different lists don't belong together, though they follow each other. */
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

/** Puts items that follow each other into lists, each list into the item it hangs on, in the place of the first one. */
export function nestItems(items: readonly ListItem[]): void {
  let open: OpenList[] = [];
  for (const next of items) {
    const { element, level } = next;
    // An open list of this level goes on, or ends: what is deeper has ended by then.
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
