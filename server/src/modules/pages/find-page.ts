import { MAX_PARAMETER_LENGTH, PORTALS, resolveTarget, type Registry } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, splitLanguage, type Language } from '@narthex/shared-contracts/languages';

/** Describes the page of a URL, as far as the registry shows without running code of a remote. */
export interface PageTarget {
  /**
   * Is the URL for rendering and caching: it contains only parameters that the page reads, and is the same for all 404
   * pages.
   */
  readonly url: string;
  readonly title: string;
  readonly status: 200 | 404;
  /** Names the remote that renders the page; null for pages of the shell and guarded pages. */
  readonly remote: string | null;
  /** Is the language in which the remote of a guarded page is built. */
  readonly guardedLanguage?: Language;
  /** Is true if the code of the page's remote runs in a frame. */
  readonly isIsolated?: boolean;
  /** Is true for a path in the registry without a query; there is a limited number of them. */
  readonly isListed: boolean;
}

/** After a plain form post, the URL of the page contains `?sent=` with one of these form names. */
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

/** Older versions didn't declare the parameters of their pages in their mounts; they may read these. */
const UNDECLARED_QUERY = ['page', 'q', 'semester'];

/** Every unknown path is rendered under this URL. */
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
    if (value) picked.set(name, value.slice(0, MAX_PARAMETER_LENGTH));
  }
  const sent = given.get('sent');
  if (sent && SENT_FORMS.includes(sent)) picked.set('sent', sent);
  const text = picked.toString();
  return text && `?${text}`;
}

const trim = (path: string) => path.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');

/** Finds the page of a URL. Case and extra slashes in the path make no difference. */
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
  // Routers ignore case, so a page has only one entry in the cache.
  const isMountPath = path.toLowerCase() === mount.path.toLowerCase();
  return {
    url: (isMountPath ? mount.path : path) + query,
    title,
    status: 200,
    remote: isPublic ? remote : null,
    ...(!isPublic && { guardedLanguage: entry.extras.language ?? SOURCE_LANGUAGE }),
    ...(entry.extras.isolated && { isIsolated: true }),
    isListed: isMountPath && query === '',
  };
}

/**
 * Returns the English page of a URL with the prefix of another language, or null. After a language was switched off,
 * links to its pages stand in emails and bookmarks.
 */
export function findEnglishUrl(registry: Registry, asked: string): string | null {
  const { url } = splitLanguage(asked);
  return url !== asked && findPage(registry, url).status === 200 ? url : null;
}

/**
 * Is punctuation that follows a link in a text. Mail and chat programs take it for a part of the link. The lookbehind
 * keeps a long URL of dots from being tried at each of them.
 */
const ADDED = /(?<![.,;:!)'"*])(?:[.,;:!)'"*]|%(?:22|3E|5D|E2%80%9D))+$/i;

/** Returns the URL of a page without the punctuation behind it, or null. What people search for keeps its own. */
export function findUrlInText(registry: Registry, asked: string): string | null {
  const path = trim(asked);
  const bare = path.replace(ADDED, '');
  if (bare === path || path.includes('?')) return null;
  const find = (url: string) => findPage(registry, splitLanguage(url).url);
  const known = find(path);
  const isPage = known.status === 200 && known.isListed;
  return !isPage && find(bare).status === 200 ? bare : null;
}
