import { startServiceWorker } from '../../service-worker/start-service-worker';
import type { WorkerScope } from '../../service-worker/worker-scope';
import { FakeCaches } from './fake-caches';
import { FAKE_ORIGIN, getPath, type FakeResponse, type Key } from './fake-response';

/** Creates an event that, like a browser's, accepts more work only while earlier work is pending. */
function fakeEvent(details: object) {
  const work: Promise<unknown>[] = [];
  let left = 0;
  let response: Promise<FakeResponse> | undefined;
  let settled: FakeResponse | undefined;
  const add = (promise: Promise<unknown>) => {
    left += 1;
    const end = () => void (left -= 1);
    promise.then(end, end);
    work.push(promise);
  };
  return {
    ...details,
    respondWith(promise: Promise<FakeResponse>) {
      // The browser reads the body of the response.
      response = promise.then((given) => (settled = given.read()));
      add(response.catch(() => undefined));
    },
    waitUntil(promise: Promise<unknown>) {
      if (work.length > 0 && left === 0) throw new Error('InvalidStateError: the event is over');
      add(promise);
    },
    response: () => response,
    /** Returns what the browser has received so far. */
    settled: () => settled,
    /** Resolves when the worker's work is done, and rejects when it fails. */
    async end() {
      for (const part of work) await part;
    },
  };
}

/**
 * Runs the service worker on the test's network and timers.
 * @param window Path that is open in the window which installs the worker.
 */
export function startWorker(fetch: (path: string) => Promise<FakeResponse>, window = '/') {
  const listeners = new Map<string, (event: object) => void>();
  const fetchKey = (key: Key) => fetch(getPath(key));
  const caches = new FakeCaches(fetchKey);
  const steps: string[] = [];
  const demanded = new Map<string, string>();
  const scope = {
    location: { origin: FAKE_ORIGIN },
    caches,
    fetch: (key: Key, { integrity }: RequestInit = {}) => {
      if (integrity) demanded.set(getPath(key), integrity);
      return fetchKey(key);
    },
    setTimeout: (ring: () => void, milliseconds: number) => setTimeout(ring, milliseconds),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: async () => void steps.push(`skips waiting, with ${caches.paths().length} cached`),
    clients: {
      claim: async () => void steps.push(`claims its pages, with ${caches.stores.size} caches`),
      matchAll: async () => [{ url: FAKE_ORIGIN + window }],
    },
  };
  startServiceWorker(scope as unknown as WorkerScope);

  function dispatch(type: string, details: object = {}) {
    const event = fakeEvent(details);
    listeners.get(type)?.(event);
    return event;
  }
  return {
    stores: caches.stores,
    steps,
    /** Contains the hash that the worker itself demanded of each path. */
    demanded,
    install: () => dispatch('install').end(),
    /** Installs the worker in the browser of somebody who has had an earlier version. */
    upgrade: () => {
      caches.stores.set('narthex-pages-earlier', new Map());
      return dispatch('install').end();
    },
    activate: () => dispatch('activate').end(),
    tell: (data: unknown) => dispatch('message', { data }).end(),
    navigate: (to: string, headers = new Map<string, string>()) =>
      dispatch('fetch', {
        request: { method: 'GET', mode: 'navigate', url: FAKE_ORIGIN + to, headers },
      }),
    /** Sends a form of a page, as a browser does without the application. */
    sendForm: (to: string, page: string) =>
      dispatch('fetch', {
        request: {
          method: 'POST',
          mode: 'navigate',
          url: FAKE_ORIGIN + to,
          referrer: FAKE_ORIGIN + page,
          headers: new Map(),
        },
      }),
    request: (
      to: string,
      changes: { method?: string; headers?: Map<string, string>; origin?: string; integrity?: string } = {},
    ) => {
      const { method = 'GET', headers = new Map<string, string>(), origin = FAKE_ORIGIN } = changes;
      const { integrity = '' } = changes;
      return dispatch('fetch', { request: { method, mode: 'cors', url: origin + to, headers, integrity } });
    },
    /** Lists all cached entries of every kind. */
    cached: () => caches.paths(),
    cachedPages: () => [...(caches.stores.get('narthex-pages-__VERSION__')?.keys() ?? [])],
  };
}
