import type { Attack } from '../attack';

/** Lists attacks that change the page around the remote. */
export const CHANGES: readonly Attack[] = [
  {
    name: 'document-of-the-page',
    run: () => void (parent.document.body.dataset['hostile'] = 'yes'),
    harm: () => document.body.dataset['hostile'] === 'yes',
  },
  {
    name: 'cover-over-the-bar',
    run: () => {
      const cover = parent.document.createElement('div');
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '99999' });
      cover.className = 'hostile-cover';
      parent.document.body.append(cover);
    },
    harm: () => document.elementFromPoint(40, 20)?.className === 'hostile-cover',
  },
  {
    name: 'prototypes-of-the-page',
    run: () => void Reflect.set(Reflect.get(parent, 'Object').prototype, 'hostileOfParent', true),
    harm: () => Reflect.get({}, 'hostileOfParent') === true,
  },
  {
    name: 'fetch-of-the-page',
    run: () => {
      const { fetch: own } = parent;
      const wrap = (...input: Parameters<typeof fetch>) => own.apply(parent, input);
      parent.fetch = Object.assign(wrap, { isHostile: true });
    },
    harm: () => Reflect.get(window.fetch, 'isHostile') === true,
  },
];

/** Lists attacks on what a core remote shares with the shell; in a frame, the same code changes its own copies. */
export const SHARED: readonly Attack[] = [
  {
    name: 'object-prototype',
    run: () => void Reflect.set(Object.prototype, 'hostileOfOwn', true),
    harm: () => Reflect.get({}, 'hostileOfOwn') === true,
  },
  {
    name: 'array-map',
    run: () => {
      const { map } = Array.prototype;
      const wrap = function wrap(this: unknown[], ...input: Parameters<typeof map>) {
        return map.apply(this, input);
      };
      Array.prototype.map = Object.assign(wrap, { isHostile: true }) as typeof map;
    },
    harm: () => Reflect.get(Array.prototype.map, 'isHostile') === true,
  },
  {
    name: 'own-fetch',
    run: () => {
      const own = window.fetch;
      const wrap = (...input: Parameters<typeof fetch>) => own.apply(window, input);
      window.fetch = Object.assign(wrap, { isOwnHostile: true });
    },
    harm: () => Reflect.get(window.fetch, 'isOwnHostile') === true,
  },
  {
    name: 'elements-of-the-shell',
    run: async () => {
      type Loaders = Record<string, { get: () => Promise<() => { createElement: unknown }> }>;
      const shared = Reflect.get(window, 'narthexShared') as Record<string, Loaders>;
      const [version] = Object.values(shared['react'] ?? {});
      const react = (await version?.get())?.();
      const root = top?.document.getElementById('root');
      return react !== undefined && root !== null && root !== undefined;
    },
  },
  {
    name: 'shared-session',
    run: async () => {
      type Auth = { sessionStore: { getState(): { stored: { token: string } | null } } };
      type Loaders = Record<string, { get: () => Promise<() => Auth> }>;
      const shared = Reflect.get(window, 'narthexShared') as Record<string, Loaders>;
      const [version] = Object.values(shared['@narthex/shared-auth'] ?? {});
      return Boolean((await version?.get())?.().sessionStore.getState().stored?.token);
    },
  },
  {
    name: 'query-cache-of-the-shell',
    run: () => {
      const root = top?.document.getElementById('root');
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
      return key !== undefined;
    },
  },
];
