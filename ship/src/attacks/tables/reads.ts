import type { Attack } from '../attack';

/** Lists attacks that read what belongs to the person or to the page around the remote. */
export const READS: readonly Attack[] = [
  { name: 'own-local-storage', run: () => localStorage.getItem('token') !== null },
  { name: 'token-of-the-page', run: () => parent.localStorage.getItem('token') !== null },
  { name: 'user-of-the-page', run: () => parent.localStorage.getItem('user_data') !== null },
  {
    name: 'session-storage',
    run: () => {
      sessionStorage.setItem('hostile', 'yes');
      return parent.sessionStorage.getItem('hostile') === 'yes';
    },
  },
  {
    name: 'cookies',
    run: () => {
      document.cookie = 'hostile=yes';
      return document.cookie.includes('hostile');
    },
  },
  { name: 'cookie-store', run: async () => Array.isArray(await cookieStore.getAll()) },
  {
    name: 'indexed-db',
    run: () =>
      new Promise((resolve) => {
        const request = indexedDB.open('narthex');
        request.onsuccess = () => resolve(true);
        request.onerror = () => resolve(false);
      }),
  },
  { name: 'caches', run: async () => (await caches.open('narthex')) !== undefined },
  { name: 'private-files', run: async () => (await navigator.storage.getDirectory()).kind === 'directory' },
  { name: 'locks', run: () => navigator.locks.request('narthex', () => true) },
  { name: 'text-of-the-page', run: () => parent.document.body.innerText.length > 0 },
  { name: 'text-of-the-top', run: () => top?.document.getElementById('root') !== null },
  { name: 'location-of-the-page', run: () => parent.location.href.length > 0 },
  { name: 'globals-of-the-page', run: () => Reflect.get(parent, '__narthexIntegrity') !== undefined },
  { name: 'code-in-the-page', run: () => Reflect.get(parent, 'Function')('return 1')() === 1 },
  { name: 'own-frame-element', run: () => window.frameElement !== null },
  { name: 'referrer', run: () => document.referrer !== '' },
  {
    name: 'text-through-a-sibling',
    run: () => Boolean(parent.frames[0]?.parent.document.body.innerText),
  },
  {
    name: 'other-tabs',
    run: () => new BroadcastChannel('narthex-attack').postMessage('hostile'),
    harm: () => Reflect.get(window, 'heardOther') === true,
  },
];
