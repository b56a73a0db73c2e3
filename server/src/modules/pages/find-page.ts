import { PORTALS, resolveTarget, type Registry } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';

/** The page that a URL means, as far as the registry knows without running any code of it. */
export interface PageTarget {
  /** Path and query as the page is rendered and cached: only parameters that it reads, one URL for all 404 pages. */
  readonly url: string;
  readonly title: string;
  readonly status: 200 | 404;
  /** The remote that renders the page; null for pages of the shell and for what is behind a guard. */
  readonly remote: string | null;
  /** A guarded page of a remote, and the language that remote is built in. */
  readonly guardedLanguage?: Language;
  /** One of the paths that the registry lists, without a query: there is a bounded number of them. */
  readonly isListed: boolean;
}

const MAX_VALUE_LENGTH = 80;

/** What a plain form post leaves in the URL of the page it returns to: `?sent=` and the name of the form. */
const SENT_FORMS: readonly string[] = [
  'prayer',
  'newsletter',
  'inquiry',
  'visit',
  'rsvp',
  'rsvp-cancel',
  'rsvp-unconfirmed',
  'waiting-list',
  'waiting-list-left',
];

/** What the pages of versions read that were published before mounts declared it. */
const UNDECLARED_QUERY = ['page', 'q', 'semester'];

/** Where every path is rendered that leads nowhere. */
const NOT_FOUND: PageTarget = {
  url: '/not-found',
  title: 'Page not found',
  status: 404,
  remote: null,
  isListed: true,
};

function pickQuery(asked: string, names: readonly string[]): string {
  const given = new URLSearchParams(asked);
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) picked.set(name, value.slice(0, MAX_VALUE_LENGTH));
  }
  const sent = given.get('sent');
  if (sent && SENT_FORMS.includes(sent)) picked.set('sent', sent);
  const text = picked.toString();
  return text && `?${text}`;
}

const trim = (path: string) => path.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');

/** Finds the page of a URL, whatever shape its path was typed in. */
export function findPage(registry: Registry, url: string): PageTarget {
  const [typed = '/', asked = ''] = url.split('?', 2);
  const path = trim(typed);
  const found = resolveTarget(registry, path, null);
  if (found.kind === 'not-found') return NOT_FOUND;
  const { title } = found;
  if (found.kind === 'portal') {
    const query = pickQuery(asked, PORTALS[found.portal].query ?? []);
    return { url: path + query, title, status: 200, remote: null, isListed: query === '' };
  }
  const { mount, remote, entry } = found.match;
  const isPublic = found.access === 'public';
  const isDeclared = entry.extras.mounts.some((other) => other.query);
  const names = isDeclared ? (mount.query ?? []) : UNDECLARED_QUERY;
  const query = isPublic ? pickQuery(asked, names) : '';
  // Routers match in any case; a page has one place in the cache in whatever case it was typed.
  const isMountPath = path.toLowerCase() === mount.path.toLowerCase();
  return {
    url: (isMountPath ? mount.path : path) + query,
    title,
    status: 200,
    remote: isPublic ? remote : null,
    ...(!isPublic && { guardedLanguage: entry.extras.language ?? SOURCE_LANGUAGE }),
    isListed: isMountPath && query === '',
  };
}
