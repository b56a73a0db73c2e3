import { canonicalPath, type Registry } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { RemoteResources } from '../federation/remote-resource';
import { loadPortal } from './portal-page';
import { resolveTarget } from './resolve-route';

/**
 * Resolves when the code of the first page is there or won't come; at once for a page that waits for the session.
 * A change of the session before would make React drop the server's HTML of the page instead of taking it over.
 */
export async function firstPageCode(
  registry: Registry,
  resources: RemoteResources,
  queryClient: QueryClient,
): Promise<void> {
  const { pathname, search } = window.location;
  const target = resolveTarget(registry, pathname, null);
  try {
    if (target.kind === 'portal') await loadPortal(target.door);
    if (target.kind !== 'remote' || target.access !== 'public') return;
    const { module } = await resources.get(target.match.remote, target.match.entry);
    await module.prefetch?.({ path: canonicalPath(pathname, registry), search, queryClient });
  } catch {
    // The slot shows what failed.
  }
}
