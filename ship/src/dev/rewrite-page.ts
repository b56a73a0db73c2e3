import type { PageDocument, RegistryEntry } from '@narthex/shared-contracts';
import { dropRendered, readDocument, replaceDocument } from '../page-html';
import type { PAGE_SCRIPT } from './page-events';

/** A remote as it is built on this machine. */
export interface LocalRemote {
  readonly remote: string;
  /** What the registry says of it. */
  readonly entry: RegistryEntry;
}

/** The shell as it is built on this machine: URLs, and hash by URL. */
export interface LocalShell {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** What a page shows of this machine instead of the live site. */
export interface LocalBuilds {
  readonly shell: LocalShell;
  readonly remotes: readonly LocalRemote[];
}

/** The registry with the local remotes in the place of the live ones. */
export const rewriteRegistry = <R extends PageDocument['registry']>(
  registry: R,
  { remotes }: Pick<LocalBuilds, 'remotes'>,
): R => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    ...Object.fromEntries(remotes.map(({ remote, entry }) => [remote, [entry]])),
  },
});

/** Scripts and styles of the live shell and the live remotes: they would run beside those of this machine. */
const LIVE_FILES =
  /<(?:script src|link [^>]*href)="\/(?:shell|remotes)\/[^"]+\.(?:js|css|woff2)"[^>]*>(?:<\/script>)?/g;

const script = (url: string, integrity = '') =>
  `<script src="${url}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
// Without a hash: a changed stylesheet takes the tag of the one before.
const style = (url: string) => `<link rel="stylesheet" href="${url}" crossorigin="anonymous">`;

/**
 * A page of the live site as one developer sees it: the shell is the one that can replace modules, and the registry names
 * the local remotes. What the server has rendered gives way, since it shows the live versions, or that there is no such
 * page. HTML that is no page of the site stays as it is.
 */
export function rewritePage(html: string, { shell, remotes }: LocalBuilds, own: typeof PAGE_SCRIPT): string {
  const page = readDocument(html);
  if (!page) return html;
  const rewritten: PageDocument = {
    ...page,
    registry: rewriteRegistry(page.registry, { remotes }),
    files: {},
    integrity: shell.integrity,
  };
  const scripts =
    script(own.url, own.integrity) + shell.scripts.map((url) => script(url, shell.integrity[url])).join('');
  const styles = shell.styles.map(style).join('');
  const bare = dropRendered(html).replace(LIVE_FILES, '').replace('</head>', `${styles}</head>`);
  return replaceDocument(bare, rewritten, scripts);
}
