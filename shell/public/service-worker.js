// Keeps public pages readable without a connection. Nothing of a signed-in person is ever kept: requests that carry a
// token, and the areas behind the sign-in, pass by untouched.
const VERSION = '__VERSION__';
const PAGES = `narthex-pages-${VERSION}`;
const ASSETS = `narthex-assets-${VERSION}`;
const DATA = `narthex-data-${VERSION}`;
const OURS = /^narthex-(pages|assets|data)-/;

const OFFLINE = '/shell/offline.html';
const FIRST_FILES = [OFFLINE, '/shell/plain-page.css', '/shell/favicon.svg'];
const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];
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
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

async function keep(cacheName, key, response) {
  const cache = await caches.open(cacheName);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.length - MOST[cacheName];
  // The oldest come first; the first files stay.
  const removable = keys.filter((request) => !FIRST_FILES.includes(new URL(request.url).pathname));
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

async function keepPage(address, response) {
  const html = await response.clone().text();
  await keep(PAGES, address, response);
  await keepAssetsOf(html);
}

/** A page's address without what a form added to it. */
function pageKey(url) {
  const key = new URL(url);
  key.hash = '';
  return key.pathname + key.search;
}

async function answerPage(event) {
  const url = new URL(event.request.url);
  const isKept = !NOT_KEPT.test(url.pathname) && !url.searchParams.has('sent');
  const key = pageKey(url);
  const known = isKept ? await caches.match(key, { cacheName: PAGES }) : undefined;
  const fromNetwork = fetch(event.request).then((response) => {
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    if (isKept && isPage && isKeepable(response)) event.waitUntil(keepPage(key, response.clone()));
    return response;
  });
  try {
    if (!known) return await fromNetwork;
    // A connection that only seems to be there: what was kept is better than a blank page.
    const tooLong = new Promise((resolve) => setTimeout(() => resolve(known.clone()), PATIENCE));
    return await Promise.race([fromNetwork, tooLong]);
  } catch {
    fromNetwork.catch(() => undefined);
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
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = [PAGES, ASSETS, DATA];
      for (const name of await caches.keys()) {
        if (OURS.test(name) && !current.includes(name)) await caches.delete(name);
      }
      await self.clients.claim();
      for (const address of FIRST_PAGES) {
        const response = await fetch(address).catch(() => null);
        if (response && isKeepable(response)) await keepPage(address, response);
      }
    })(),
  );
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
