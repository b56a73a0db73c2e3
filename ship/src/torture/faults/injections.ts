import { dropRendered, readDocument, replaceDocument } from '../../page-html';
import { ARMED_FLAG, TORTURE_MESSAGE, breakContainer, type BrokenPart } from './broken-code';
import type { Stage } from './stage';
import { computeIntegrity } from '../site/target';
import { findGlobal } from '../visit/find-frame';

/** Injects a fault. */
export type Injection = (stage: Stage) => Promise<void>;

const HTML = '<!doctype html><title>Please come back later</title><h1>Please come back later</h1>';
const SLOW_MS = 1_500;
/** Even on a slow machine, the page has registered its handlers by then. */
const ARMED_TIMEOUT_MS = 30_000;
/** The service worker fetches the pages to cache before it takes control. */
const WORKER_TIMEOUT_MS = 30_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export const refuseFiles: Injection = (stage) =>
  stage.interceptFiles((route) => route.abort('connectionrefused'));

export const respondWithHtml =
  (status: number): Injection =>
  (stage) =>
    stage.interceptFiles((route) => route.fulfill({ status, contentType: 'text/html', body: HTML }));

export const delayFiles: Injection = (stage) =>
  stage.interceptFiles(async (route) => {
    await pause(SLOW_MS);
    await route.fallback();
  });

/** Stylesheets are left out, since browsers show nothing of a page before they have loaded. */
export const holdFiles: Injection = (stage) =>
  stage.interceptFiles(
    () => undefined,
    (pathname) => !pathname.endsWith('.css'),
  );

/** One byte differs from the original. */
export const corruptFiles: Injection = (stage) =>
  stage.interceptFiles(async (route) => {
    const response = await route.fetch();
    const bytes = Buffer.from(await response.body());
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
    await route.fulfill({ response, body: bytes });
  });

export const nameWrongHashes: Injection = async (stage) => {
  const { manifest, entry } = stage.target;
  const wrong = [manifest, entry].map(({ text }) => [
    computeIntegrity(text),
    computeIntegrity(`not ${text}`),
  ]);
  await stage.rewritePages((html) =>
    wrong.reduce((rewritten, [hash = '', other = '']) => rewritten.replaceAll(hash, other), html),
  );
  await stage.interceptFiles((route) => route.fallback());
};

/** The manifest has the hash of the registry but no usable content, so the server couldn't render the page either. */
export const breakManifest: Injection = async (stage) => {
  const { manifest } = stage.target;
  const text = JSON.stringify({ metaData: {}, exposes: [] });
  await stage.rewritePages((html) => {
    const known = html.replaceAll(computeIntegrity(manifest.text), computeIntegrity(text));
    const page = readDocument(known);
    if (!page || !(stage.target.remote in page.files)) return known;
    return dropRendered(replaceDocument(known, { ...page, files: {} }));
  });
  await stage.replaceFile(manifest.path, 'application/json', text);
};

export const breakPart =
  (part: BrokenPart): Injection =>
  (stage) => {
    const { entry, files } = stage.target;
    return stage.replaceEntry(entry.text + breakContainer(files.container, part));
  };

/** Clicks where the remote's handler throws. */
export const clickOnPage: Injection = async (stage) => {
  const { page } = stage;
  stage.hits = 0;
  page.on('pageerror', ({ message }) => {
    if (message.includes(TORTURE_MESSAGE)) stage.hits += 1;
  });
  const frame = await findGlobal(page, ARMED_FLAG, ARMED_TIMEOUT_MS);
  await frame.locator('main').first().dispatchEvent('click');
};

/** The server refuses every session, but requests without one still work. */
export const endSession: Injection = (stage) => {
  const json = { success: false, code: 'unauthenticated', message: 'Please sign in.' };
  return stage.intercept(
    (pathname) => pathname.startsWith('/api/'),
    (route) =>
      route.request().headers()['authorization'] ? route.fulfill({ status: 401, json }) : route.fallback(),
    (request) => request.headers()['authorization'] !== undefined,
  );
};

/** A release has removed the chunks that an open page loads later. */
export const dropChunks: Injection = (stage) => {
  const { manifest, files } = stage.target;
  const present = new Set([manifest.path, files.entry, ...files.js, ...files.css]);
  return stage.interceptFiles(
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: HTML }),
    (pathname) => pathname.endsWith('.js') && !present.has(pathname),
  );
};

/** Disconnects after the page has loaded, and reloads it. */
export const loseConnection: Injection = async (stage) => {
  const { page } = stage;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: WORKER_TIMEOUT_MS,
  });
  await page.waitForLoadState('load');
  await stage.disconnect();
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
};
