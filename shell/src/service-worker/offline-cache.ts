import { START_ELEMENT, type HashedFile, type PageStart, type Registry } from '@narthex/shared-contracts';
import { splitLanguage, type Language } from '@narthex/shared-contracts/languages';
import {
  FIRST_FILES,
  assetKey,
  findFirstPages,
  isCacheable,
  isPage,
  isPublicPage,
  listFirstFiles,
  offlinePage,
} from './cache-rules';
import type { WorkerScope } from './worker-scope';

/** The server replaces the placeholder by the shell's version, so that each version has its own caches. */
const VERSION = '__VERSION__';
const PAGES = `narthex-pages-${VERSION}`;
const ASSETS = `narthex-assets-${VERSION}`;
const DATA = `narthex-data-${VERSION}`;
const OURS = /^narthex-(pages|assets|data)-/;
const isOfEarlierVersion = (name: string) => OURS.test(name) && ![PAGES, ASSETS, DATA].includes(name);
const MAX_ENTRIES: Readonly<Record<string, number>> = { [PAGES]: 30, [ASSETS]: 160, [DATA]: 40 };

/** Somebody who opens a page this long after the installation has come back. */
const RETURN_AFTER_MS = 30 * 60_000;

/** The page that was opened loads its own files first. */
const FILL_DELAY_MS = 5_000;

const REGISTRY = '/registry.json';
const FILES_NEVER_EVICTED: readonly string[] = [...FIRST_FILES, REGISTRY];

const ASSET_IN_HTML = /(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"([^>]*)/g;
const INTEGRITY = /integrity="([^"]+)"/;

const START_IN_HTML = new RegExp(`id="${START_ELEMENT}">([^<]*)<`);

/** The page contains the text of such a file; the application loads it to open the page from another one. */
const STYLES_IN_HTML = /<style data-file="([^"]+)"/g;

/** Lists the files with which the application starts in a page that waits with it. */
function listStartFiles(html: string): readonly HashedFile[] {
  const json = START_IN_HTML.exec(html)?.[1];
  if (!json) return [];
  const { data, hashes, scripts, chunks, preloads } = JSON.parse(json) as PageStart;
  return [...scripts, ...chunks, ...preloads, hashes, [data, '']];
}

/** Lists the files that match, with their hashes as far as their elements have them. */
const listFiles = (html: string, pattern: RegExp): readonly HashedFile[] =>
  [...html.matchAll(pattern)].map(([, url = '', rest = '']) => [url, INTEGRITY.exec(rest)?.[1] ?? '']);

/** Holds what can be read offline. */
export class OfflineCache {
  constructor(private readonly scope: WorkerScope) {}

  page = (key: string) => this.scope.caches.match(key, { cacheName: PAGES });
  data = (key: string) => this.scope.caches.match(key, { cacheName: DATA });
  putData = (key: string, response: Response) => this.put(DATA, key, response);
  putAsset = (key: string, response: Response) => this.put(ASSETS, key, response);

  /**
   * Returns a file from the cache. One whose hash is known may be from another version of the site, too.
   * @param integrity Is the hash that the page demands of the file, or empty.
   */
  async asset(url: string, integrity = ''): Promise<Response | undefined> {
    const key = assetKey(url, integrity);
    const ofThisVersion = { cacheName: ASSETS };
    const own =
      (await this.scope.caches.match(url, ofThisVersion)) ??
      (await this.scope.caches.match(key, ofThisVersion));
    if (own || key === url) return own;
    const earlier = await this.scope.caches.match(key);
    // The caches of other versions are deleted once this one is activated.
    if (earlier) await this.putAsset(key, earlier.clone());
    return earlier;
  }

  /**
   * Caches the first files, and the pages that are open, which the browser has already. A single visit pays for no other
   * page; somebody who has had a version before gets the first pages too.
   */
  async fill(): Promise<void> {
    const windows = await this.scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const { language } = splitLanguage(windows[0] ? new URL(windows[0].url).pathname : '/');
    const assets = await this.scope.caches.open(ASSETS);
    await assets.addAll([...listFirstFiles(language)]);
    await this.fetchRegistry();
    for (const { url } of windows) await this.fetchPage(url);
    const hasEarlierVersion = (await this.scope.caches.keys()).some(isOfEarlierVersion);
    if (hasEarlierVersion) await this.fetchPages(await this.listMissingPages(language));
  }

  /** Caches the first pages for somebody who has come back and opens a page. */
  async fillForReturn(pageUrl: string): Promise<void> {
    const installedAt = (await this.asset(REGISTRY))?.headers.get('date');
    // A phone whose clock is wrong counts as one that has come back.
    if (!installedAt || Math.abs(Date.now() - Date.parse(installedAt)) < RETURN_AFTER_MS) return;
    const missing = await this.listMissingPages(splitLanguage(new URL(pageUrl).pathname).language);
    if (missing.length === 0) return;
    await new Promise<void>((resolve) => this.scope.setTimeout(resolve, FILL_DELAY_MS));
    await this.fetchPages(missing);
  }

  /** Lists the first pages of a language that aren't cached. */
  private async listMissingPages(language: Language): Promise<readonly string[]> {
    const pages = findFirstPages(await this.registry(), [language]);
    const cached = await Promise.all(pages.map((page) => this.page(page)));
    return pages.filter((_, index) => !cached[index]);
  }

  private async fetchPages(pages: readonly string[]): Promise<void> {
    for (const page of pages) await this.fetchPage(page);
  }

  /** Returns the offline page in the language of the URL, or in another one if that isn't cached. */
  async offlinePage(pageUrl: string): Promise<Response | undefined> {
    const { language } = splitLanguage(new URL(pageUrl).pathname);
    const files = [offlinePage(language), ...FIRST_FILES.filter((file) => file.endsWith('.html'))];
    for (const file of files) {
      const cached = await this.asset(file);
      if (cached) return cached;
    }
    return undefined;
  }

  /** Deletes the caches of other versions. */
  async dropOld(): Promise<void> {
    for (const name of await this.scope.caches.keys()) {
      if (isOfEarlierVersion(name)) await this.scope.caches.delete(name);
    }
  }

  /**
   * Returns the cache key of a page without its hash. It is null for pages that aren't public, and for
   * confirmations after a form.
   */
  async pageKey(url: string): Promise<string | null> {
    const { origin } = this.scope.location;
    const page = new URL(url, origin);
    if (page.origin !== origin || page.searchParams.has('sent')) return null;
    return isPublicPage(page.pathname, await this.registry()) ? page.pathname + page.search : null;
  }

  /** @param withApplication Is true if the page is shown by the application, which then starts offline too. */
  async putPage(key: string, response: Response, withApplication = false): Promise<void> {
    const html = await response.clone().text();
    await this.put(PAGES, key, response);
    await this.fetchAssets(html, withApplication);
  }

  /** Fetches and caches a page. Without a connection or space the page isn't cached. */
  async fetchPage(url: string, withApplication = false): Promise<void> {
    try {
      const key = await this.pageKey(url);
      if (key === null) return;
      const response = await this.scope.fetch(key);
      if (isPage(response)) await this.putPage(key, response, withApplication);
    } catch {
      // The next visit of the page caches it.
    }
  }

  /**
   * Caches the styles and scripts of a page, so that it looks the same offline. The application is cached only for
   * those who have loaded it, because it is larger than the rest.
   */
  private async fetchAssets(html: string, withApplication: boolean): Promise<void> {
    const start = listStartFiles(html);
    const [first] = start;
    const isApplicationCached = withApplication || !first || (await this.asset(...first));
    const application = isApplicationCached ? [...start, ...listFiles(html, STYLES_IN_HTML)] : [];
    for (const [url, integrity] of [...listFiles(html, ASSET_IN_HTML), ...application]) {
      if (await this.asset(url, integrity)) continue;
      const response = await this.scope.fetch(url, { integrity }).catch(() => null);
      if (response && isCacheable(response)) await this.putAsset(assetKey(url, integrity), response);
    }
  }

  private async put(cacheName: string, key: string, response: Response): Promise<void> {
    const cache = await this.scope.caches.open(cacheName);
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    const neverEvicted = [...FILES_NEVER_EVICTED, ...findFirstPages(await this.registry())];
    const surplus = keys.length - (MAX_ENTRIES[cacheName] ?? 0);
    // `keys` returns the oldest entries first.
    const evictable = keys.filter(({ url }) => {
      const { pathname, search } = new URL(url);
      return !neverEvicted.includes(pathname + search);
    });
    await Promise.all(evictable.slice(0, Math.max(0, surplus)).map((request) => cache.delete(request)));
  }

  private async fetchRegistry(): Promise<void> {
    const response = await this.scope.fetch(REGISTRY).catch(() => null);
    const isJson = response?.headers.get('content-type')?.startsWith('application/json');
    if (response && isJson && isCacheable(response)) await this.putAsset(REGISTRY, response);
  }

  /** Returns the registry from the time when the worker was installed. */
  private async registry(): Promise<Registry | undefined> {
    const response = await this.asset(REGISTRY);
    // Our own server validates the registry strictly.
    return response ? ((await response.json()) as Registry) : undefined;
  }
}
