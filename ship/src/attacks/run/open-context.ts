import type { Browser, BrowserContext } from 'playwright-core';
import type { StoredSession } from '../../torture/site/sign-in';
import type { Boundary } from '../attack';
import type { Arena } from '../hostile/open-arena';
import { listenToTabs, removeSandbox } from '../site/boundary';

/** Describes a person's browser. */
interface ContextOptions {
  readonly browser?: Browser;
  readonly session?: StoredSession;
  readonly serviceWorkers?: 'allow' | 'block';
}

const PERMISSIONS = ['camera', 'clipboard-read', 'clipboard-write', 'geolocation', 'notifications'];

/** Opens the browser of a person who is signed in and has allowed the site everything. */
export async function openContext(
  arena: Arena,
  boundary: Boundary,
  { browser = arena.browser, session = arena.session, serviceWorkers = 'block' }: ContextOptions = {},
): Promise<BrowserContext> {
  const origin = arena.origins[boundary];
  const context = await browser.newContext({
    ...{ baseURL: origin, serviceWorkers },
    viewport: { width: 1280, height: 800 },
    geolocation: { latitude: 0, longitude: 36 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [...session] }] },
  });
  // Without the origin, they would be granted to the frame as well, whose origin is another one.
  await context.grantPermissions(PERMISSIONS, { origin });
  // The compiler of the commands passes functions to a helper that keeps their names.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await listenToTabs(context);
  if (boundary === 'off') await removeSandbox(context);
  return context;
}

/** Returns the URL that runs attacks in a hostile remote. */
export const attackUrl = (remote: string, names: readonly string[], boundary: Boundary): string =>
  `/${remote}?run=${names.join(',')}&as=${boundary}`;
