import { FAKE_ORIGIN, getPath, type FakeResponse, type Key } from './fake-response';

/** Holds a browser's caches in memory; the oldest entries come first. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, FakeResponse>>();

  constructor(private readonly fetch: (key: Key) => Promise<FakeResponse>) {}

  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, FakeResponse>();
    this.stores.set(name, store);
    return {
      put: async (key: Key, response: FakeResponse) => {
        const copy = response.clone();
        response.read();
        store.set(getPath(key), copy);
      },
      delete: async (key: Key) => store.delete(getPath(key)),
      keys: async () => [...store.keys()].map((path) => ({ url: FAKE_ORIGIN + path })),
      addAll: async (keys: string[]) => {
        const responses = await Promise.all(keys.map((key) => this.fetch(key)));
        if (responses.some(({ ok }) => !ok)) throw new TypeError('Request failed');
        keys.forEach((key, index) => {
          const response = responses[index];
          if (response) store.set(getPath(key), response);
        });
      },
    };
  };
  match = async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
    const stores = cacheName === undefined ? [...this.stores.values()] : [this.stores.get(cacheName)];
    const found = stores.find((store) => store?.has(getPath(key)));
    return found?.get(getPath(key))?.clone();
  };
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  paths = () => [...this.stores.values()].flatMap((store) => [...store.keys()]);
}
