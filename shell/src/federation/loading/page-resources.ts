import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { liveEntries, type PageDocument, type Registry } from '@narthex/shared-contracts';
import { integrityGate } from '../integrity/integrity-gate';
import { LOAD_LIMITS } from './load-limits';
import type { RemoteReport } from './load-remote';
import { RemoteResources } from './remote-resource';

/**
 * It is longer than the module's own limit, so that the failure is reported as a timeout. A request that
 * hangs is made only twice.
 */
const ENTRY_TIMEOUT_MS = LOAD_LIMITS.module + 1_000;

/** Creates the loader of a document's remotes. It needs no manifest for those whose files the document names. */
export function createPageResources(
  { files }: Pick<PageDocument, 'files'>,
  registry: Registry,
  report: (report: RemoteReport) => void,
): RemoteResources {
  getInstance()?.registerPlugins([integrityGate(ENTRY_TIMEOUT_MS)]);
  const known = new Map(
    [...liveEntries(registry)].flatMap(([remote, entry]) => {
      const listed = files[remote];
      return listed ? [[entry.url, listed] as const] : [];
    }),
  );
  return new RemoteResources({
    federation: { registerRemotes, loadRemote },
    known,
    fetch: window.fetch.bind(window),
    report,
    limits: LOAD_LIMITS,
  });
}
