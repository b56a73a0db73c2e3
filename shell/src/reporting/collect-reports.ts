import type { Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { RemoteReport as LoadOutcome } from '../federation/loading/load-remote';
import { whenIdle } from '../offline/when-idle';
import { findScriptVersion } from './find-script-version';
import type { Report } from './report';

const MAX_WAITING = 50;

/** What a script says it was when it failed: neither its message nor where it happened may hold what a person typed. */
const nameError = (error: unknown) => (error instanceof Error ? error.name : 'Error');

/** Reports what scripts of remotes throw and what the content security policy stops, as long as the document lives. */
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
 * Collects what is to be reported of the remotes of this document. The code that sends it comes when the page has nothing
 * better to do; until then reports wait.
 */
export function collectReports(registry: Registry, apiHost: string): (outcome: LoadOutcome) => void {
  const waiting: RemoteReport[] = [];
  let send: Report = (report) => {
    if (waiting.length < MAX_WAITING) waiting.push(report);
  };
  watchDocument(registry, (report) => send(report));
  whenIdle(() => {
    void import(/* webpackChunkName: "send-reports" */ './send-reports').then(
      ({ startSending }) => {
        send = startSending(registry, apiHost);
        waiting.forEach((report) => send(report));
      },
      // Reports are lost without harm.
      () => undefined,
    );
  });
  return (outcome) => send({ kind: 'load', ...outcome });
}
