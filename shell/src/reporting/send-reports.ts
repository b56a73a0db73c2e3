import { sessionStore, call } from '@narthex/shared-auth';
import { START_ELEMENT, resolveTarget, type Registry } from '@narthex/shared-contracts';
import { withoutLanguage } from '@narthex/shared-contracts/languages';
import { sendInBatches, type Report, type TicketSource } from './report-batches';
import { fetchVisitorTicket, readSlot, isMeasured } from './visitor-ticket';

/** Loads the code that measures the document's first page, and starts it. */
async function startMeasuring(registry: Registry, report: Report): Promise<void> {
  const { match } = resolveTarget(registry, withoutLanguage(window.location.pathname), null);
  if (!match) return;
  const { watchVitals } = await import(/* webpackChunkName: "watch-vitals" */ './watch-vitals');
  watchVitals({ remote: match.remote, version: match.entry.metadata.version }, report);
}

/** Sends the reports of the application, for the person who is signed in. */
export async function startSending(registry: Registry, apiHost: string): Promise<Report> {
  const readActorId = () => sessionStore.getState().actor?.id ?? null;
  const source: TicketSource = {
    readActorId,
    fetchTicket: async () => {
      if (readActorId() === null) return fetchVisitorTicket(apiHost);
      return (await call('remoteReports.issueTicket', { body: { slot: readSlot() } })).data;
    },
  };
  let send: Report = () => undefined;
  // The starter measures the pages that it starts the application in.
  const isOwnToMeasure = isMeasured() && !document.getElementById(START_ELEMENT);
  // A failure is ignored, because vitals are optional.
  if (isOwnToMeasure) await startMeasuring(registry, (report) => send(report)).catch(() => undefined);
  // Its listeners come last, so that what the others report when the page is left is sent too.
  send = sendInBatches(apiHost, source).report;
  return send;
}
