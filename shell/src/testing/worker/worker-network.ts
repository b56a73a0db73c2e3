import { buildPage, type FakeResponse } from './fake-response';

/** The mounts of these pages are cached for everybody who comes back. */
export const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];

export const typed = (type: string) => ({ headers: new Map([['content-type', type]]) });

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Creates a registry with the first pages and additional mounts.
 * @param date Holds the time of the response, as HTTP writes it.
 */
export function registryWith(mounts: readonly object[] = [], date?: string): FakeResponse {
  const first = FIRST_PAGES.map((path) => ({
    path,
    base: '/',
    exact: true,
    guard: 'public',
    title: path,
    offline: 'first',
  }));
  const microFrontends = { site: [{ extras: { mounts: [...first, ...mounts] } }] };
  const headers = new Map([['content-type', JSON_TYPE], ...(date ? ([['date', date]] as const) : [])]);
  return buildPage(JSON.stringify({ microFrontends }), { headers });
}

/** Creates the network of a working site, with exceptions for the registry or for a page at any path. */
export function siteNetwork(exceptions: Readonly<Record<string, () => FakeResponse>> = {}) {
  const asked: string[] = [];
  let isOnline = true;
  const network = async (path: string): Promise<FakeResponse> => {
    if (!isOnline) throw new TypeError('offline');
    asked.push(path);
    const except = exceptions[path];
    if (except) return except();
    return path === '/registry.json' ? registryWith() : buildPage(`the page ${path}`);
  };
  return Object.assign(network, {
    /** Lists every requested path. */
    asked,
    goOffline: () => void (isOnline = false),
  });
}

export function connectionLost(): never {
  throw new TypeError('connection lost');
}
