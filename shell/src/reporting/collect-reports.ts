import type { Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { RemoteReport as LoadOutcome } from '../federation/loading/load-remote';
import { whenIdle } from '../offline/when-idle';
import type { Report } from './report-batches';

const OF_REMOTE = /\/remotes\/([a-z0-9-]+)\/([^/]+)\//;

interface ScriptVersion {
  readonly remote: string;
  readonly version: string;
}

/**
 * Returns the remote and version that a script belongs to by its URL. It is null for scripts of the shell and
 * of other origins.
 */
function findScriptVersion(url: string, registry: Registry): ScriptVersion | null {
  const [, remote, version] = OF_REMOTE.exec(url) ?? [];
  return remote && version && remote in registry.microFrontends ? { remote, version } : null;
}

const MAX_WAITING = 50;

/** Returns only the name of an error, because its message and stack may contain typed text. */
const nameError = (error: unknown) => (error instanceof Error ? error.name : 'Error');

/**
 * Reports errors in scripts of remotes and violations of the content security policy for the life of the
 * document.
 */
function watchDocument(registry: Registry, report: Report): void {
  window.addEventListener('error', ({ filename, error }) => {
    const version = findScriptVersion(filename, registry);
    if (version) report({ kind: 'script-error', ...version, reason: nameError(error) });
  });
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective, blockedURI }) => {
    const version = findScriptVersion(sourceFile ?? '', registry);
    if (!version) return;
    const reason = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI.slice(0, 60);
    report({ kind: 'policy-violation', ...version, directive: effectiveDirective, reason });
  });
}

/**
 * Collects reports about the remotes of this document. They wait until the code that sends them is loaded,
 * which happens when the page is idle.
 */
export function collectReports(registry: Registry, apiHost: string): (outcome: LoadOutcome) => void {
  const waiting: RemoteReport[] = [];
  let send: Report = (report) => {
    if (waiting.length < MAX_WAITING) waiting.push(report);
  };
  watchDocument(registry, (report) => send(report));
  whenIdle(() => {
    void import(/* webpackChunkName: "send-reports" */ './send-reports').then(
      async ({ startSending }) => {
        send = await startSending(registry, apiHost);
        waiting.forEach((report) => send(report));
      },
      // Lost reports do no harm.
      () => undefined,
    );
  });
  return (outcome) => send({ kind: 'load', ...outcome });
}
