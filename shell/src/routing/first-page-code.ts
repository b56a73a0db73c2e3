import { sessionStore } from '@narthex/shared-auth';
import { canonicalPath, resolveTarget, type Registry } from '@narthex/shared-contracts';
import { withoutLanguage } from '@narthex/shared-contracts/languages';
import type { QueryClient } from '@tanstack/react-query';
import { IsolatedRemote } from '../federation/isolation/lazy-isolated-remote';
import type { RemoteResources } from '../federation/loading/remote-resource';
import { loadPortal } from './portal-page';

/**
 * Resolves when code and data of the first page are loaded or have failed, and at once for a page that waits
 * for the session.
 */
export async function firstPageCode(
  registry: Registry,
  resources: RemoteResources,
  queryClient: QueryClient,
): Promise<void> {
  const { search } = window.location;
  const pathname = withoutLanguage(window.location.pathname);
  const { actor } = sessionStore.getState();
  const target = resolveTarget(registry, pathname, actor?.department ?? null);
  try {
    // This is code of the shell, so it needs no decision of the guard.
    if (target.match?.entry.extras.isolated) IsolatedRemote.preload();
    if (target.kind === 'portal') await loadPortal(target.portal);
    if (target.kind !== 'remote' || target.access !== 'public') return;
    if (target.match.entry.extras.isolated) return;
    const { module } = await resources.get(target.match.remote, target.match.entry);
    await module.prefetch?.({ path: canonicalPath(pathname, registry), search, queryClient });
  } catch {
    // The slot shows the failure.
  }
}
