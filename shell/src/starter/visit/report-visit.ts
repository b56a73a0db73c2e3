import type { PageStart } from '@narthex/shared-contracts/page-document';
import { whenIdle } from '../../offline/when-idle';
import { sendInBatches } from '../../reporting/report-batches';
import { isMeasured, fetchVisitorTicket } from '../../reporting/visitor-ticket';
import { watchVitals } from '../../reporting/watch-vitals';

/** Measures the page for some visitors. Returns a function that reports that the application could not start. */
export function reportVisit({ apiHost, remote, version }: PageStart): (cause: unknown) => void {
  const source = { fetchTicket: () => fetchVisitorTicket(apiHost), readActorId: () => null };
  // The listeners of the measurement come first, so that what it reports when the page is left is sent too.
  const isOfSample = isMeasured();
  if (isOfSample) watchVitals({ remote, version }, (report) => batches.report(report));
  const batches = sendInBatches(apiHost, source);
  if (isOfSample) whenIdle(batches.prepare);
  const { report } = batches;
  return (cause) =>
    report({
      kind: 'load',
      remote,
      version,
      outcome: 'failed',
      failure: 'network',
      milliseconds: Math.round(performance.now()),
      // The message may contain a URL that was typed, so only the name is reported.
      reason: cause instanceof Error ? cause.name : 'Error',
    });
}
