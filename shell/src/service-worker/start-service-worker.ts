import { dataKey, isAsset, isCacheable, isPage, isPrivateRequest, isPublicData } from './cache-rules';
import { OfflineCache } from './offline-cache';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope';

/** A connection that only seems to be there: after this, what is cached is better than a blank page. */
const NETWORK_TIMEOUT_MS = 6_000;

/**
 * Keeps public pages readable without a connection. Nothing of a signed-in person is ever cached: neither what is asked
 * for with a token, nor a page of the areas behind the sign-in.
 */
export function startServiceWorker(scope: WorkerScope): void {
  const cache = new OfflineCache(scope);

  async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
    const fromNetwork = scope.fetch(event.request);
    const keyed = cache.pageKey(event.request.url);
    // Said now: once the cached page has been the response, the event takes no more work.
    event.waitUntil(
      fromNetwork.then(
        async (response) => {
          // Copied before the browser reads it.
          const copy = isPage(response) ? response.clone() : null;
          const key = await keyed;
          if (copy && key !== null) await cache.putPage(key, copy);
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
    const key = event.request.url;
    const cached = await cache.asset(key);
    if (cached) return cached;
    const response = await scope.fetch(event.request);
    if (isCacheable(response)) event.waitUntil(cache.putAsset(key, response.clone()));
    return response;
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(cache.fill().then(() => scope.skipWaiting()));
  });

  // Short: the pages that are open wait for it with all they ask for.
  scope.addEventListener('activate', (event) => {
    event.waitUntil(cache.dropOld().then(() => scope.clients.claim()));
  });

  // A page that is reached by a link inside the site is no navigation: the shell says that it is shown.
  scope.addEventListener('message', (event) => {
    const { type, url } = Object(event.data);
    if (type === 'page-shown' && typeof url === 'string') event.waitUntil(cache.fetchPage(url));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin || isPrivateRequest(request)) return;
    if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
    else if (isPublicData(url.pathname)) event.respondWith(respondWithData(event));
    else if (isAsset(url.pathname)) event.respondWith(respondWithAsset(event));
  });
}
