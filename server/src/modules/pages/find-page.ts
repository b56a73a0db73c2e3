import {
  GUARD_FLOORS,
  canonicalPath,
  findLiveEntry,
  paths,
  type Mount,
  type Registry,
} from '@narthex/shared-contracts';
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
  'waiting-list',
  'waiting-list-left',
];

/** What the pages of versions read that were published before mounts declared it. */
const UNDECLARED_QUERY = ['page', 'q', 'semester'];

/** Pages of the shell, and what they read. */
const PORTALS: readonly { path: string; title: string; query: readonly string[] }[] = [
  { path: paths.members.to(), title: 'Member portal', query: ['tab'] },
  { path: paths.leaders.to(), title: 'Leadership portal', query: ['department'] },
  { path: paths.adminLogin.to(), title: 'Administrator sign-in', query: [] },
  { path: paths.forgotPassword.to(), title: 'Forgot your password?', query: [] },
  { path: paths.goodbye.to(), title: 'Goodbye', query: [] },
  { path: paths.resetPassword.to(), title: 'Choose a new password', query: [] },
  { path: paths.preview.to(), title: 'Preview', query: [] },
];

/** Where every path is rendered that leads nowhere. */
const NOT_FOUND: PageTarget = {
  url: '/not-found',
  title: 'Page not found',
  status: 404,
  remote: null,
  isListed: true,
};

const covers = (mount: Mount, path: string): boolean => {
  const prefix = mount.path.toLowerCase();
  if (path === prefix) return true;
  return !mount.exact && path.startsWith(prefix === '/' ? '/' : `${prefix}/`);
};

/** The longest mount that covers a path. */
function findMount(registry: Registry, pathname: string) {
  const path = canonicalPath(pathname, registry).toLowerCase();
  return Object.entries(registry.microFrontends)
    .flatMap(([remote, entries]) => {
      const entry = findLiveEntry(entries);
      return (entry?.extras.mounts ?? [])
        .filter((mount) => covers(mount, path))
        .map((mount) => ({ remote, entry, mount }));
    })
    .sort((a, b) => b.mount.path.length - a.mount.path.length || a.remote.localeCompare(b.remote))[0];
}

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
  const canonical = canonicalPath(path, registry);
  const portal = PORTALS.find((one) => one.path === canonical.toLowerCase());
  if (portal) {
    const query = pickQuery(asked, portal.query);
    return { url: path + query, title: portal.title, status: 200, remote: null, isListed: query === '' };
  }
  const found = findMount(registry, path);
  if (!found) return NOT_FOUND;
  const { mount, remote, entry } = found;
  // No mount is public below a path that is guarded whatever is mounted there.
  const isPublic = mount.guard === 'public' && !GUARD_FLOORS.some(({ prefix }) => prefix.test(path));
  const isDeclared = entry?.extras.mounts.some((other) => other.query);
  const names = isDeclared ? (mount.query ?? []) : UNDECLARED_QUERY;
  const query = isPublic ? pickQuery(asked, names) : '';
  // Routers match in any case; a page has one place in the cache in whatever case it was typed.
  const isMountPath = path.toLowerCase() === mount.path.toLowerCase();
  return {
    url: (isMountPath ? mount.path : path) + query,
    title: mount.title,
    status: 200,
    remote: isPublic ? remote : null,
    ...(!isPublic && { guardedLanguage: entry?.extras.language ?? SOURCE_LANGUAGE }),
    isListed: isMountPath && query === '',
  };
}
