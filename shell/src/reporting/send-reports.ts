import { call, sessionStore } from '@narthex/shared-auth';
import { bucketOf, type Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { readVisitor } from '../federation/rollout/read-visitor';
import { resolveTarget } from '../routing/resolve-route';
import type { Report } from './report';

/** Like `VISITORS_PER_NETWORK` of the contract, whose schemas are too heavy for a browser. */
const SLOTS = 4;
const BUCKETS = 100;
/** How long reports wait for others to go along. */
const SENT_AFTER_MS = 2_000;
const MAX_IN_ONE = 20;

interface Ticket {
  readonly text: string;
  readonly expiresAt: number;
  /** Who was signed in when it was asked for: somebody else needs another one. */
  readonly actorId: number | null;
}

/** A few visitors of a network are told apart: by a number so small that it names nobody. */
const readSlot = () => Math.floor((bucketOf(readVisitor(), 'reports') * SLOTS) / BUCKETS);
const readActorId = () => sessionStore.getState().actor?.id ?? null;

/** The tickets of this document. */
class Tickets {
  #known: Ticket | null = null;
  #asking: Promise<void> | null = null;

  /** The ticket that is there; null while there is none that counts. */
  get current(): string | null {
    const known = this.#known;
    return known && known.actorId === readActorId() && known.expiresAt > Date.now() ? known.text : null;
  }

  /** Resolves when there is a ticket, or won't be one for now. */
  fetch(): Promise<void> {
    if (this.current) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const actorId = readActorId();
    try {
      const { data } = await call('remoteReports.issueTicket', { body: { slot: readSlot() } });
      this.#known = { text: data.ticket, expiresAt: Date.parse(data.expires_at), actorId };
    } catch {
      // Without a connection nothing is reported; the next report asks again.
    }
  }
}

/** Reports the web vitals of the page that the document began with, under the version it was made of. */
function watchVitals(registry: Registry, report: Report): void {
  const { match } = resolveTarget(registry, window.location.pathname, null);
  if (!match) return;
  const { remote, entry } = match;
  const { version } = entry.metadata;
  const handle = ({ name, rating }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      report({ kind: 'vital', remote, version, name, rating });
  };
  onLCP(handle);
  onINP(handle);
  onCLS(handle);
}

/**
 * Sends reports by beacon, some at once, with the ticket that makes them count. Nothing waits for them, and they are lost
 * without harm.
 */
export function startSending(registry: Registry, apiHost: string): Report {
  const tickets = new Tickets();
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
      navigator.sendBeacon?.(`${apiHost}/api/v1/remote-reports`, body);
    }
  };
  const report: Report = (made) => {
    waiting.push(made);
    timer ??= setTimeout(() => {
      timer = undefined;
      void tickets.fetch().then(flush);
    }, SENT_AFTER_MS);
  };
  watchVitals(registry, report);
  // Behind the library's own listeners: what it reports when the page is left goes along.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return report;
}
