import { matchPath } from 'react-router-dom';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { PAGES } from './pages/index';
import { named } from './pages/named';
import type { PageDefinition } from './page-definition';

/** The page of a path, with the parameters of its pattern. */
export function findPage(
  path: string,
  site: Site,
): { page: PageDefinition; params: Readonly<Record<string, string | undefined>> } | undefined {
  for (const page of PAGES) {
    const match = matchPath(named(page.path, site), path);
    if (match) return { page, params: match.params };
  }
  return undefined;
}
