import {
  assetKey,
  dataKey,
  isAsset,
  isCacheable,
  isPage,
  isPrivateRequest,
  isPublicData,
} from './cache-rules';
import { OfflineCache } from './offline-cache';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope';

/** A connection may hang. After this time a cached page is better than a blank one. */
const NETWORK_TIMEOUT_MS = 6_000;

/**
 * Makes public pages readable offline. Data of a signed-in person is never cached: neither responses to
 * requests with a token nor guarded pages.
 */
export function startServiceWorker(scope: WorkerScope): void {
  const cache = new OfflineCache(scope);

  async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
    const fromNetwork = scope.fetch(event.request);
    const keyed = cache.pageKey(event.request.url);
    // `waitUntil` must be called before the cached page is returned, because the event accepts no work
    // afterwards.
    event.waitUntil(
      fromNetwork.then(
        async (response) => {
          // The response is cloned before the browser reads its body.
          const copy = isPage(response) ? response.clone() : null;
          const key = await keyed;
          if (copy && key !== null) await cache.putPage(key, copy);
          await cache.fillForReturn(event.request.url);
        },
        () => undefined,
      ),
    );
    const key = await keyed;
    const cached = key === null ? undefined : await cache.page(key);
    try {
      if (!cached) return await fromNetwork;
      const timeout = new Promise<Response>((resolve) => {
        scope.setTimeout(() => resolve(cached.clone()), NETWORK_TIMEOUT_MS);
      });
      return await Promise.race([fromNetwork, timeout]);
    } catch {
      return cached ?? (await cache.offlinePage(event.request.url)) ?? Response.error();
    }
  }

  /** A form is sent without the application, so the browser itself would show that there is no connection. */
  async function respondToForm({ request }: WorkerFetchEvent): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch {
      // Forms have the same URL in each language. The page that holds them doesn't.
      return (await cache.offlinePage(request.referrer || request.url)) ?? Response.error();
    }
  }

  async function respondWithData(event: WorkerFetchEvent): Promise<Response> {
    const key = dataKey(event.request);
    try {
      const response = await scope.fetch(event.request);
      if (isCacheable(response)) event.waitUntil(cache.putData(key, response.clone()));
      return response;
    } catch (cause) {
      const cached = await cache.data(key);
      if (cached) return cached;
      throw cause;
    }
  }

  async function respondWithAsset(event: WorkerFetchEvent): Promise<Response> {
    const { url, integrity } = event.request;
    const cached = await cache.asset(url, integrity);
    if (cached) return cached;
    // The browser rejects a response without this hash, so it isn't cached.
    const response = await scope.fetch(event.request);
    if (isCacheable(response)) event.waitUntil(cache.putAsset(assetKey(url, integrity), response.clone()));
    return response;
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(cache.fill().then(() => scope.skipWaiting()));
  });

  // Activation must be short, because the requests of all open pages wait for it.
  scope.addEventListener('activate', (event) => {
    event.waitUntil(cache.dropOld().then(() => scope.clients.claim()));
  });

  // A router navigation causes no fetch of the page, so the shell reports which page is shown.
  scope.addEventListener('message', (event) => {
    const { type, url } = Object(event.data);
    if (type === 'page-shown' && typeof url === 'string') event.waitUntil(cache.fetchPage(url, true));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== scope.location.origin || isPrivateRequest(request)) return;
    if (request.method !== 'GET') {
      if (request.mode === 'navigate') event.respondWith(respondToForm(event));
    } else if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
    else if (isPublicData(url.pathname)) event.respondWith(respondWithData(event));
    else if (isAsset(url.pathname)) event.respondWith(respondWithAsset(event));
  });
}
