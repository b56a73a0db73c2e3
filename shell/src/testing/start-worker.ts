import { startServiceWorker } from '../service-worker/start-service-worker';
import type { WorkerScope } from '../service-worker/worker-scope';

const ORIGIN = 'https://mwangaza.example';

/** As much of a page's response as the worker looks at. */
export function pageOf(body: string, changes: object = {}) {
  const response = {
    ok: true,
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Map([['content-type', 'text/html; charset=utf-8']]),
    body,
    clone: () => response,
    text: async () => body,
    json: async (): Promise<unknown> => JSON.parse(body),
    ...changes,
  };
  return response;
}

export type FakeResponse = ReturnType<typeof pageOf>;
type Key = string | { readonly url: string };

const pathOf = (key: Key) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href.slice(ORIGIN.length);

/** An event that takes more work only while some of it is left, as a browser's does. */
function fakeEvent(details: object) {
  const work: Promise<unknown>[] = [];
  let left = 0;
  let response: Promise<FakeResponse> | undefined;
  const add = (promise: Promise<unknown>) => {
    left += 1;
    const end = () => void (left -= 1);
    work.push(promise.then(end, end));
  };
  return {
    ...details,
    respondWith(promise: Promise<FakeResponse>) {
      response = promise;
      add(promise);
    },
    waitUntil(promise: Promise<unknown>) {
      if (work.length > 0 && left === 0) throw new Error('InvalidStateError: the event is over');
      add(promise);
    },
    response: () => response,
    async end() {
      for (const part of work) await part;
    },
  };
}

/** Runs the service worker on a network of the test. Its timers ring at once. */
export function startWorker(fetch: (path: string) => Promise<FakeResponse>) {
  const stores = new Map<string, Map<string, FakeResponse>>();
  const listeners = new Map<string, (event: object) => void>();
  const fetchKey = (key: Key) => fetch(pathOf(key));

  async function open(name: string) {
    const store = stores.get(name) ?? new Map<string, FakeResponse>();
    stores.set(name, store);
    return {
      match: async (key: Key) => store.get(pathOf(key)),
      put: async (key: Key, response: FakeResponse) => void store.set(pathOf(key), response),
      delete: async (key: Key) => store.delete(pathOf(key)),
      keys: async () => [...store.keys()].map((kept) => ({ url: ORIGIN + kept })),
      addAll: async (keys: string[]) => {
        for (const key of keys) store.set(key, await fetchKey(key));
      },
    };
  }
  const caches = {
    open,
    match: async (key: Key, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .find(([name, store]) => (!cacheName || name === cacheName) && store.has(pathOf(key)))?.[1]
        .get(pathOf(key)),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const scope = {
    location: { origin: ORIGIN },
    caches,
    fetch: fetchKey,
    setTimeout: (ring: () => void) => void Promise.resolve().then(ring),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  startServiceWorker(scope as unknown as WorkerScope);

  function dispatch(type: string, details: object = {}) {
    const event = fakeEvent(details);
    listeners.get(type)?.(event);
    return event;
  }
  return {
    stores,
    install: () => dispatch('install').end(),
    activate: () => dispatch('activate').end(),
    tell: (data: unknown) => dispatch('message', { data }).end(),
    navigate: (to: string) =>
      dispatch('fetch', {
        request: { method: 'GET', mode: 'navigate', url: ORIGIN + to, headers: new Map() },
      }),
    request: (
      to: string,
      changes: { method?: string; headers?: Map<string, string>; origin?: string } = {},
    ) => {
      const { method = 'GET', headers = new Map<string, string>(), origin = ORIGIN } = changes;
      return dispatch('fetch', { request: { method, mode: 'cors', url: origin + to, headers } });
    },
    /** Everything that is cached, of any kind. */
    cached: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    cachedPages: () => [...(stores.get('narthex-pages-__VERSION__')?.keys() ?? [])],
  };
}
