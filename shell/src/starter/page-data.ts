import {
  START_ELEMENT,
  currentDataUrl,
  pageDataIntegrity,
  type PageData,
  type PageDocument,
  type PageStart,
} from '@narthex/shared-contracts/page-document';

/** Returns what the starter loads when somebody needs the application; null if the page starts it at once. */
export function readStart(page: Document = document): PageStart | null {
  const text = page.getElementById(START_ELEMENT)?.textContent;
  // Our own server writes the page.
  return text ? (JSON.parse(text) as PageStart) : null;
}

/** Requests JSON: what a URL has now, or for ever if its hash is known. */
async function fetchJson<T>(url: string, integrity?: string): Promise<T> {
  const response = await fetch(url, integrity === undefined ? { cache: 'reload' } : { integrity });
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Returns the data that the page names; the browser refuses it if its hash differs. If it is gone, because the content or the
 * release of the site has changed, the data that the page has now is used, and the application renders what differs.
 */
const fetchData = ({ data }: PageStart): Promise<PageData> =>
  fetchJson<PageData>(data, pageDataIntegrity(data)).catch(() => fetchJson(currentDataUrl(data)));

/** Returns what the application needs to start in this page. */
export async function fetchPage(start: PageStart): Promise<PageDocument> {
  const [url, hash] = start.hashes;
  const [data, integrity] = await Promise.all([
    fetchData(start),
    fetchJson<PageDocument['integrity']>(url, hash),
  ]);
  return { ...data, integrity, now: start.now };
}
