// Keeps public pages readable without a connection. Nothing of a signed-in person is ever kept: neither what is asked
// for with a token, nor a page of the areas behind the sign-in.
const VERSION = '__VERSION__';
const PAGES = `narthex-pages-${VERSION}`;
const ASSETS = `narthex-assets-${VERSION}`;
const DATA = `narthex-data-${VERSION}`;
const OURS = /^narthex-(pages|assets|data)-/;

const OFFLINE = '/shell/offline.html';
const FIRST_FILES = [OFFLINE, '/shell/plain-page.css', '/shell/favicon.svg'];
const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];
const FIRST = [...FIRST_FILES, ...FIRST_PAGES];
const MOST = { [PAGES]: 30, [ASSETS]: 160, [DATA]: 40 };
const PATIENCE = 6000;

/** Areas of signed-in people, forms, feeds and everything else that is no public page. */
const NOT_KEPT =
  /^\/(api|sanctum|admin|member|members|members-portal|leaders|delivery|forms|newsletter|share|media|remotes|shell|test)(\/|$)|dashboard|\.\w+$/i;
const ASSET = /^\/(shell\/[^?]*\.[0-9a-f]{8}\.\w+|remotes\/[^?]+|media\/[^/]+\/\d{3,4}\.(avif|webp|jpg))$/;
const PUBLIC_DATA =
  /^\/api\/(v1\/(site|homepage|worship-services|calendar|events|events\/\d+|announcements|sermons|sermons\/\d+|leaders)|about\/\w+)$/;

const isKeepable = (response) =>
  response.ok &&
  response.status === 200 &&
  response.type === 'basic' &&
  // A browser takes no redirected answer for a navigation.
  !response.redirected &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

const isPage = (response) =>
  isKeepable(response) && (response.headers.get('content-type') ?? '').startsWith('text/html');

const pathOf = ({ pathname, search }) => pathname + search;

async function keep(cacheName, key, response) {
  const cache = await caches.open(cacheName);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.length - MOST[cacheName];
  // The oldest come first; the first files and pages stay.
  const removable = keys.filter(({ url }) => !FIRST.includes(pathOf(new URL(url))));
  await Promise.all(removable.slice(0, Math.max(0, surplus)).map((request) => cache.delete(request)));
}

/** The styles and scripts a page names, so that it looks like itself without a connection. */
async function keepAssetsOf(html) {
  const cache = await caches.open(ASSETS);
  const named = new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"/g)].map((found) => found[1]),
  );
  for (const address of named) {
    if (await cache.match(address)) continue;
    const response = await fetch(address).catch(() => null);
    if (response && isKeepable(response)) await keep(ASSETS, address, response);
  }
}

async function keepPage(key, response) {
  const html = await response.clone().text();
  await keep(PAGES, key, response);
  await keepAssetsOf(html);
}

/** The address a page is kept under, without its hash; null for what is no public page, and for thanks after a form. */
function pageKey(address) {
  const url = new URL(address, self.location.origin);
  const isKept =
    url.origin === self.location.origin && !NOT_KEPT.test(url.pathname) && !url.searchParams.has('sent');
  return isKept ? pathOf(url) : null;
}

/** Fetches a page and keeps it. Without a connection, or room, there is one page less to read. */
async function fetchPage(address) {
  try {
    const key = pageKey(address);
    if (key === null) return;
    const response = await fetch(key);
    if (isPage(response)) await keepPage(key, response);
  } catch {
    // It is kept when it is read the next time.
  }
}

async function answerPage(event) {
  const key = pageKey(event.request.url);
  const known = key === null ? undefined : await caches.match(key, { cacheName: PAGES });
  const fromNetwork = fetch(event.request);
  // Said now: once the kept page has been the answer, the event takes no more work.
  event.waitUntil(
    fromNetwork.then(
      (response) => (key !== null && isPage(response) ? keepPage(key, response.clone()) : undefined),
      () => undefined,
    ),
  );
  try {
    if (!known) return await fromNetwork;
    // A connection that only seems to be there: what was kept is better than a blank page.
    const tooLong = new Promise((resolve) => setTimeout(() => resolve(known.clone()), PATIENCE));
    return await Promise.race([fromNetwork, tooLong]);
  } catch {
    return known ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function answerData(event) {
  const key = event.request.url;
  try {
    const response = await fetch(event.request);
    if (isKeepable(response)) event.waitUntil(keep(DATA, key, response.clone()));
    return response;
  } catch (cause) {
    const known = await caches.match(key, { cacheName: DATA });
    if (known) return known;
    throw cause;
  }
}

async function answerAsset(event) {
  const key = event.request.url;
  const known = await caches.match(key, { cacheName: ASSETS });
  if (known) return known;
  const response = await fetch(event.request);
  if (isKeepable(response)) event.waitUntil(keep(ASSETS, key, response.clone()));
  return response;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const assets = await caches.open(ASSETS);
      await assets.addAll(FIRST_FILES);
      for (const page of FIRST_PAGES) await fetchPage(page);
      await self.skipWaiting();
    })(),
  );
});

// Short: the pages that are open wait for it with all they ask for.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = [PAGES, ASSETS, DATA];
      for (const name of await caches.keys()) {
        if (OURS.test(name) && !current.includes(name)) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

// A page that is reached by a link inside the site is no navigation: the shell says that it is shown.
self.addEventListener('message', (event) => {
  const { type, address } = event.data ?? {};
  if (type === 'page-shown' && typeof address === 'string') event.waitUntil(fetchPage(address));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.headers.has('authorization') || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event));
  } else if (PUBLIC_DATA.test(url.pathname)) {
    event.respondWith(answerData(event));
  } else if (ASSET.test(url.pathname)) {
    event.respondWith(answerAsset(event));
  }
});
