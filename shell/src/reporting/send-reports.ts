import { sessionStore, call } from '@narthex/shared-auth';
import { computeBucket, type Registry } from '@narthex/shared-contracts';
import { REPORTS_PATH, REPORT_TICKETS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { readVisitor } from '../federation/rollout/read-visitor';
import type { Report } from './report';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';

type IssuedTicket = EndpointOutput<'remoteReports.issueTicket'>['data'];

/**
 * The value equals `VISITORS_PER_NETWORK` of shared-contracts, whose module contains schemas that are too
 * large for browsers.
 */
const SLOTS = 4;
const BUCKETS = 100;

/**
 * Returns a number that distinguishes a few visitors of one network. It is so small that it identifies
 * nobody.
 */
const readSlot = () => Math.floor((computeBucket(readVisitor(), 'reports') * SLOTS) / BUCKETS);

/** Requests a ticket, without which the server ignores reports. Throws if there is none. */
async function fetchTicket(apiHost: string): Promise<IssuedTicket> {
  const body = { slot: readSlot() };
  if (sessionStore.getState().actor) return (await call('remoteReports.issueTicket', { body })).data;
  // `fetch` is used because a visitor who makes no other call doesn't load the API client.
  const response = await fetch(`${apiHost}${REPORT_TICKETS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  return ((await response.json()) as EndpointOutput<'remoteReports.issueTicket'>).data;
}

/** The web vitals of this percentage of visitors are measured. */
const MEASURED_PER_CENT = 20;
/** Reports are collected for this time, in milliseconds, and then sent together. */
const SENT_AFTER_MS = 2_000;
const MAX_IN_ONE = 20;

interface Ticket {
  readonly text: string;
  readonly expiresAt: number;
  /** Holds the account that requested the ticket; another person needs another ticket. */
  readonly actorId: number | null;
}

const readActorId = () => sessionStore.getState().actor?.id ?? null;

/** Holds the ticket of this document and requests a new one when needed. */
class Tickets {
  readonly #apiHost: string;
  #known: Ticket | null = null;
  #asking: Promise<void> | null = null;

  constructor(apiHost: string) {
    this.#apiHost = apiHost;
  }

  /** Returns the valid ticket, or null if there is none. */
  get current(): string | null {
    const known = this.#known;
    return known && known.actorId === readActorId() && known.expiresAt > Date.now() ? known.text : null;
  }

  /** Resolves when there is a ticket or the request for one has failed. */
  fetch(): Promise<void> {
    if (this.current) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const actorId = readActorId();
    try {
      const { ticket, expires_at } = await fetchTicket(this.#apiHost);
      this.#known = { text: ticket, expiresAt: Date.parse(expires_at), actorId };
    } catch {
      // Without a connection nothing is reported; the next report requests a ticket again.
    }
  }
}

/** Measuring loads code, and a sample of visitors is enough. */
const isMeasured = () => computeBucket(readVisitor(), 'vitals') < MEASURED_PER_CENT;

/**
 * Sends reports in batches by beacon, each with a ticket. Nothing waits for them, and a lost report does no
 * harm.
 */
export function startSending(registry: Registry, apiHost: string): Report {
  const tickets = new Tickets(apiHost);
  let waiting: RemoteReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    const ticket = tickets.current;
    if (!ticket) return;
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const reports = waiting.slice(0, MAX_IN_ONE);
      waiting = waiting.slice(MAX_IN_ONE);
      const body = new Blob([JSON.stringify({ ticket, reports })], { type: 'application/json' });
      navigator.sendBeacon?.(`${apiHost}${REPORTS_PATH}`, body);
    }
  };
  const report: Report = (made) => {
    waiting.push(made);
    timer ??= setTimeout(() => {
      timer = undefined;
      void tickets.fetch().then(flush);
    }, SENT_AFTER_MS);
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', flush);
  if (isMeasured()) {
    void import(/* webpackChunkName: "watch-vitals" */ './watch-vitals').then(
      ({ watchVitals }) => {
        watchVitals(registry, report);
        // The listener is moved behind that of the library, so that vitals reported when the page is left are
        // sent too.
        document.removeEventListener('visibilitychange', leave);
        document.addEventListener('visibilitychange', leave);
      },
      // A failure is ignored, because vitals are optional.
      () => undefined,
    );
  }
  return report;
}
