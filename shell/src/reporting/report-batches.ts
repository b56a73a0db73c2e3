import { REPORTS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { IssuedTicket } from './visitor-ticket';

/** Reports are collected for this time, in milliseconds, and then sent together. */
const SENT_AFTER_MS = 2_000;
const MAX_IN_ONE = 20;

interface Ticket {
  readonly text: string;
  readonly expiresAt: number;
  /** Holds the account that requested the ticket; another person needs another ticket. */
  readonly actorId: number | null;
}

/** Says how tickets are requested, and for whom. */
export interface TicketSource {
  readonly fetchTicket: () => Promise<IssuedTicket>;
  readonly readActorId: () => number | null;
}

/** Holds the ticket of this document and requests a new one when needed. */
class Tickets {
  readonly #source: TicketSource;
  #known: Ticket | null = null;
  #asking: Promise<void> | null = null;

  constructor(source: TicketSource) {
    this.#source = source;
  }

  /** Returns the valid ticket, or null if there is none. */
  get current(): string | null {
    const known = this.#known;
    return known && known.actorId === this.#source.readActorId() && known.expiresAt > Date.now()
      ? known.text
      : null;
  }

  /** Resolves when there is a ticket or the request for one has failed. */
  fetch(): Promise<void> {
    if (this.current) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const actorId = this.#source.readActorId();
    try {
      const { ticket, expires_at } = await this.#source.fetchTicket();
      this.#known = { text: ticket, expiresAt: Date.parse(expires_at), actorId };
    } catch {
      // Without a connection nothing is reported; the next report requests a ticket again.
    }
  }
}

/** Sends reports. */
export interface ReportBatches {
  readonly report: Report;
  /** Requests the ticket, for reports that are made when the page is left. */
  readonly prepare: () => void;
}

/**
 * Sends reports in batches by beacon, each with a ticket. Nothing waits for them, and a lost report does no
 * harm.
 */
export function sendInBatches(apiHost: string, source: TicketSource): ReportBatches {
  const tickets = new Tickets(source);
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
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return { report, prepare: () => void tickets.fetch() };
}

/** Queues a report, which is sent later. */
export type Report = (report: RemoteReport) => void;
