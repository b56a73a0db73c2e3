import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../requests/site-origin';

const SITE = 'http://site.invalid';

function parseOwnUrl(text: string | undefined, origin: string, base?: string): URL | null {
  if (text === undefined || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // A path that begins with two slashes would be the URL of another host.
  return url.origin === new URL(origin).origin && !url.pathname.startsWith('//') ? url : null;
}

/**
 * Returns the path of the form's page: the one in the form, else the referrer, and the home page for URLs of other
 * origins.
 */
export function backPath(named: unknown, referrer: string | undefined, origin: string): string {
  const isPath = typeof named === 'string' && named.startsWith('/');
  const url = (isPath && parseOwnUrl(named, SITE, SITE)) || parseOwnUrl(referrer, origin);
  if (!url) return '/';
  url.searchParams.delete('sent');
  return url.pathname + url.search;
}

/** Returns the path of the page whose form a request posts. */
export function getBackPath(request: FastifyRequest): string {
  const { body } = request;
  const named = typeof body === 'object' && body !== null && 'back' in body ? body.back : undefined;
  return backPath(named, request.headers.referer, siteOrigin(request));
}

/**
 * Returns the path to which a browser is redirected after a form was stored: the page shows a thank-you message at the
 * form.
 */
export function sentPath(back: string, form: string, elementId: string): string {
  const url = new URL(back, SITE);
  url.searchParams.set('sent', form);
  return `${url.pathname}${url.search}#${elementId}`;
}
