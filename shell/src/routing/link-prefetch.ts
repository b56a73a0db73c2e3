import { prepareCalls, sessionStore } from '@narthex/shared-auth';
import {
  canonicalPath,
  hasFullOversight,
  resolveTarget,
  type Actor,
  type Registry,
  type Target,
} from '@narthex/shared-contracts';
import { ownPath } from '@narthex/shared-contracts/languages';
import { usesLessData } from '@narthex/shared-contracts/low-data';
import type { QueryClient } from '@tanstack/react-query';
import type { RemoteResources } from '../federation/loading/remote-resource';
import { loadPortal } from './portal-page';
import { findLanding, resolveRoute } from './resolve-route';

/** A pointer must rest on a link for this time, so that crossing a menu prefetches nothing. */
const HOVER_DELAY_MS = 80;

export interface PageLoadDependencies {
  readonly registry: Registry;
  readonly resources: RemoteResources;
  readonly queryClient: QueryClient;
}

/** Returns the URL that a click would navigate to within this document, or null. */
function findLinkUrl(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin) return null;
  if (url.pathname === pathname && url.search === search) return null;
  // Pages in another language need another build.
  const path = ownPath(url.pathname);
  if (path === null) return null;
  url.pathname = path;
  return url;
}

/**
 * Returns true if the code of a page may run before the person opens it. Whoever oversees all areas opens pages of
 * other people's remotes only on purpose; a pointer that crosses a link evaluates none of their code.
 */
function mayPrefetch(registry: Registry, { match, access }: Target, actor: Actor | null): boolean {
  if (!match || match.entry.extras.isolated) return false;
  if (access === 'public' || !actor || !hasFullOversight(actor)) return true;
  const landing = findLanding(registry, actor.role === 'admin' ? 'admin' : 'leaders', actor);
  return resolveTarget(registry, landing, actor.department).match?.remote === match.remote;
}

type PageUrl = Pick<URL, 'pathname' | 'search'>;

/** Returns the page at a URL, or null if this person's browser shouldn't load it before it is rendered. */
function findLoadable(
  { pathname }: PageUrl,
  { registry }: PageLoadDependencies,
): Exclude<Target, { kind: 'not-found' }> | null {
  const session = sessionStore.getState();
  const { target, decision } = resolveRoute(registry, session, pathname);
  if (target.kind === 'portal') return target;
  if (target.kind !== 'remote' || decision !== 'allowed') return null;
  return mayPrefetch(registry, target, session.actor) ? target : null;
}

/** Loads code and data of a page. */
async function loadTarget(
  target: Exclude<Target, { kind: 'not-found' }>,
  { pathname, search }: PageUrl,
  { registry, resources, queryClient }: PageLoadDependencies,
): Promise<void> {
  if (target.kind === 'portal') {
    await loadPortal(target.portal);
    return;
  }
  prepareCalls();
  const { module } = await resources.get(target.match.remote, target.match.entry);
  await module.prefetch?.({ path: canonicalPath(pathname, registry), search, queryClient });
}

/** Loads the page at a URL before the person opens it. Never rejects. */
async function prefetchUrl(url: URL, dependencies: PageLoadDependencies): Promise<void> {
  const target = findLoadable(url, dependencies);
  if (!target) return;
  try {
    await loadTarget(target, url, dependencies);
  } catch {
    // The slot tries again once the person opens the page, and shows the failure.
    if (target.kind === 'remote') dependencies.resources.forgetFailure(target.match.remote);
  }
}

/**
 * Loads code and data of the page that the person has opened at the same time; rendering would ask for the data only
 * once the code is there. Never rejects, because the page itself shows a failure.
 */
export async function loadOpened(url: PageUrl, dependencies: PageLoadDependencies): Promise<void> {
  const target = findLoadable(url, dependencies);
  if (target) await loadTarget(target, url, dependencies).catch(() => undefined);
}

/**
 * Prefetches a page while the pointer rests on its link, or when the link is focused or touched. It does
 * nothing for people who save data. Returns a function that stops it.
 */
export function prefetchLinks(dependencies: PageLoadDependencies): () => void {
  if (usesLessData()) return () => undefined;
  const stop = new AbortController();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event) => {
    const url = findLinkUrl(event);
    if (url) void prefetchUrl(url, dependencies);
  };
  const startHover = (event: PointerEvent) => {
    clearTimeout(hoverTimer);
    if (event.pointerType === 'mouse') hoverTimer = setTimeout(() => prefetch(event), HOVER_DELAY_MS);
  };
  const options = { passive: true, signal: stop.signal };
  document.addEventListener('pointerover', startHover, options);
  document.addEventListener('touchstart', prefetch, options);
  document.addEventListener('focusin', prefetch, options);
  stop.signal.addEventListener('abort', () => clearTimeout(hoverTimer));
  return () => stop.abort();
}
