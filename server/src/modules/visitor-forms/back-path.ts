const SITE = 'http://site.invalid';

function parseOwnUrl(text: string | undefined, origin: string, base?: string): URL | null {
  if (text === undefined || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // A path of two slashes would name another host in the response.
  return url.origin === new URL(origin).origin && !url.pathname.startsWith('//') ? url : null;
}

/** The page a form was on: what the form says, else the referrer, and the home page for anything not of our own origin. */
export function backPath(named: unknown, referrer: string | undefined, origin: string): string {
  const isPath = typeof named === 'string' && named.startsWith('/');
  const url = (isPath && parseOwnUrl(named, SITE, SITE)) || parseOwnUrl(referrer, origin);
  if (!url) return '/';
  url.searchParams.delete('sent');
  return url.pathname + url.search;
}

/** The URL a person is sent to when the form has arrived: the page says thanks beside the form. */
export function sentPath(back: string, form: string, elementId: string): string {
  const url = new URL(back, SITE);
  url.searchParams.set('sent', form);
  return `${url.pathname}${url.search}#${elementId}`;
}
