import type { PageDocument, RegistryEntry } from '@narthex/shared-contracts';
import { dropRendered, readDocument, replaceDocument } from '../page-html';
import type { PAGE_SCRIPT } from './page-events';

/** Describes a remote that is built on this machine. */
export interface LocalRemote {
  readonly remote: string;
  /** Replaces the remote's entry in the registry. */
  readonly entry: RegistryEntry;
}

/** Describes the shell that is built on this machine: its URLs, and the hash of each. */
export interface LocalShell {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** Describes the builds of this machine that replace those of the live site. */
export interface LocalBuilds {
  readonly shell: LocalShell;
  readonly remotes: readonly LocalRemote[];
}

/** Returns the registry with the local remotes instead of the live ones. */
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

/** Matches scripts, styles and fonts of the live shell and remotes, which would be loaded besides the local ones. */
const LIVE_FILES =
  /<(?:script src|link [^>]*href)="\/(?:shell|remotes)\/[^"]+\.(?:js|css|woff2)"[^>]*>(?:<\/script>)?/g;

const script = (url: string, integrity = '') =>
  `<script src="${url}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
// The tag has no hash, because a changed stylesheet reuses the tag of the previous one.
const style = (url: string) => `<link rel="stylesheet" href="${url}" crossorigin="anonymous">`;

/**
 * Rewrites a page of the live site for a developer: it loads a shell that can replace modules, and its registry names
 * the local remotes. Rendered HTML is dropped, since it shows the live versions or an error. HTML that isn't a page of
 * the site is unchanged.
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
