import { openPool, sendRequest } from '../load/send-load';

const TICK_MS = 10;
/** A site that can't keep up is sent no more than this at once, so that the times stay those of writes. */
const MAX_UNDER_WAY = 50;
const MARK = 'Prayer of the bench, number';

/** Describes a write that was acknowledged. Instants are milliseconds of the clock that the site has too. */
export interface Write {
  readonly number: number;
  readonly sentAt: number;
  readonly acknowledgedAt: number;
}

/** Returns the numbers of the writes whose rows a text contains. */
export const findNumbers = (rows: string): Set<number> =>
  new Set([...rows.matchAll(new RegExp(`${MARK} (\\d+)\\.`, 'g'))].map(([, number]) => Number(number)));

/** Sends prayers to a site at a steady rate until it is stopped. */
export class SteadyWrites {
  readonly acknowledged: Write[] = [];
  readonly failed: string[] = [];
  readonly #isOver = new AbortController();
  readonly #done: Promise<void>;

  /** @param perSecond Is the rate that is tried; a slow site gets fewer. */
  constructor(origin: string, perSecond: number) {
    this.#done = this.#run(origin, perSecond);
  }

  async #run(origin: string, perSecond: number): Promise<void> {
    const pool = openPool(origin, MAX_UNDER_WAY);
    const underWay = new Set<Promise<void>>();
    const startedAt = Date.now();
    let skipped = 0;
    let sent = 0;
    const send = async (number: number) => {
      const sentAt = Date.now();
      try {
        const body = { requester_name: 'A Visitor', prayer_request: `${MARK} ${number}.` };
        await sendRequest(pool, { path: '/api/v1/prayer-requests', body });
        this.acknowledged.push({ number, sentAt, acknowledgedAt: Date.now() });
      } catch (error) {
        this.failed.push(String(error));
      }
    };
    while (!this.#isOver.signal.aborted) {
      const due = Math.floor(((Date.now() - startedAt) / 1000) * perSecond);
      while (sent + skipped < due) {
        if (underWay.size >= MAX_UNDER_WAY) {
          skipped = due - sent;
          break;
        }
        sent += 1;
        const write = send(sent).finally(() => underWay.delete(write));
        underWay.add(write);
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    await Promise.all(underWay);
    await pool.close();
  }

  /** Sends no more, and resolves when each request has its response. */
  stop(): Promise<void> {
    this.#isOver.abort();
    return this.#done;
  }
}
