import { nestItems, type ListItem } from './list-levels';

const isList = (element: Element | null): element is Element =>
  element !== null && (element.localName === 'ul' || element.localName === 'ol');

/** Google Docs puts a nested list beside its parent item. This moves it into the item. */
export function nestGoogleLists(root: ParentNode): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else if (isList(before)) {
      before.append(...list.childNodes);
      list.remove();
    } else {
      const item = list.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}

/** Returns the only item of a list that Word for the web creates for each paragraph. */
function readWebItem(wrapper: Element): ListItem | null {
  const list = wrapper.firstElementChild;
  const item = list?.firstElementChild;
  const level = Number(item?.getAttribute('data-aria-level') ?? Number.NaN);
  if (!wrapper.classList.contains('ListContainerWrapper') || !isList(list ?? null) || !item || !level)
    return null;
  const content = item.querySelector('p') ?? item;
  wrapper.replaceWith(content);
  return {
    element: content,
    level,
    isOrdered: list?.localName === 'ol',
    start: Number(list?.getAttribute('start')) || 1,
    list: '',
  };
}

/** Word for the web wraps each item into a list of its own that contains its level. This merges them. */
export function nestWebLists(root: ParentNode): void {
  let items: ListItem[] = [];
  for (const element of [...root.children]) {
    const item = readWebItem(element);
    if (item) items.push(item);
    else {
      nestItems(items);
      items = [];
      nestWebLists(element);
    }
  }
  nestItems(items);
}
