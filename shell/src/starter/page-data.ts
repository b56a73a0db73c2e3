import {
  DOCUMENT_ELEMENT,
  START_ELEMENT,
  pageDataIntegrity,
  type PageData,
  type PageDocument,
  type PageStart,
} from '@narthex/shared-contracts/page-document';

/** Returns the JSON of an element of the page; null if there is none. */
function readJson<T>(page: Document, id: string): T | null {
  const text = page.getElementById(id)?.textContent;
  // Our own server writes the page.
  return text ? (JSON.parse(text) as T) : null;
}

/** Returns what the starter loads when somebody needs the application; null if the page starts it at once. */
export const readStart = (page: Document = document): PageStart | null => readJson(page, START_ELEMENT);

/** Requests the data that the page names. The browser refuses it if its hash differs. */
async function fetchData({ data, now }: PageStart): Promise<PageDocument> {
  const response = await fetch(data, { integrity: pageDataIntegrity(data) });
  if (!response.ok) throw new Error(`No page data: ${response.status}`);
  return { ...((await response.json()) as PageData), now };
}

/** Requests the document again, and returns the data that it has now. */
async function fetchFreshData(): Promise<PageDocument> {
  const response = await fetch(window.location.href, { cache: 'reload' });
  // The text is only read: nothing of it is shown or run.
  const html = await response.text();
  const read = <T>(id: string): T | null => {
    const text = new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1];
    return text ? (JSON.parse(text) as T) : null;
  };
  const whole = read<PageDocument>(DOCUMENT_ELEMENT);
  const start = read<PageStart>(START_ELEMENT);
  if (whole) return whole;
  if (!start) throw new Error('The page names no data');
  return fetchData(start);
}

/**
 * Returns the document's data. If it is gone or isn't what the page names, the document's current data is used, and the
 * application renders what differs.
 */
export const fetchPage = (start: PageStart): Promise<PageDocument> =>
  fetchData(start).catch(() => fetchFreshData());
