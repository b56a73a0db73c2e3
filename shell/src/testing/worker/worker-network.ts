import { buildPage, type FakeResponse } from './fake-response';

/** The pages whose mounts ask to be readable from the first visit on. */
export const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];

export const typed = (type: string) => ({ headers: new Map([['content-type', type]]) });

/** A registry with the first pages, and with other mounts. */
export function registryWith(mounts: readonly object[] = []): FakeResponse {
  const first = FIRST_PAGES.map((path) => ({
    path,
    base: '/',
    exact: true,
    guard: 'public',
    title: path,
    offline: 'first',
  }));
  const microFrontends = { site: [{ extras: { mounts: [...first, ...mounts] } }] };
  return buildPage(JSON.stringify({ microFrontends }), typed('application/json; charset=utf-8'));
}

/** The network of a site that is well, with exceptions: the registry, and a page at any other path. */
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
    /** Every path that was asked for. */
    asked,
    goOffline: () => void (isOnline = false),
  });
}

export function connectionLost(): never {
  throw new TypeError('connection lost');
}
