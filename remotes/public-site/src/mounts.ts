import type { Mount } from '@narthex/shared-contracts';
import type { PageRecord } from './page-record';

/** Pages of single rows are below the page that lists them: `/Events/:id` is below `/Events`. */
const parentPath = ({ path }: PageRecord) => path.slice(0, path.indexOf('/:'));
const hasParameters = ({ path }: PageRecord) => path.includes(':');

function buildSitemapRule(
  { content, isListed = true }: PageRecord,
  child: PageRecord | undefined,
): Pick<Mount, 'sitemap'> {
  if (!isListed) return { sitemap: false };
  const rule = { ...(content && { content }), ...(child?.items && { items: child.items }) };
  return Object.keys(rule).length > 0 ? { sitemap: rule } : {};
}

/** Returns the mounts for the descriptor of this remote: one public mount for each page. */
export function buildMounts(pages: readonly PageRecord[]): Mount[] {
  const children = pages.filter(hasParameters);
  return pages
    .filter((page) => !hasParameters(page))
    .map((page) => {
      const { path, title, aliases, menus, offline, query } = page;
      const child = children.find((other) => parentPath(other) === path);
      return {
        path,
        ...(path !== '/' && { base: '/' }),
        ...(!child && { exact: true }),
        guard: 'public' as const,
        title,
        ...(aliases && { aliases: [...aliases] }),
        ...(menus && { menus: [...menus] }),
        ...buildSitemapRule(page, child),
        ...(offline && { offline }),
        ...(query && { query: [...query] }),
      };
    });
}
