import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database-handle';
import { acquireLease, releaseLease } from '../../jobs/lease-repository';
import {
  claimMail,
  findBroadcastText,
  markFailed,
  markSent,
  releaseMail,
  renewClaims,
  type OutboxRow,
} from '../outbox-repository';
import type { MailOutcome } from '../mail-metrics';
import { renderMail, type Sender } from '../render-mail';
import { isPermanent } from './mail-problem';
import type { MailTransport } from './mail-transport';
import { MINUTE_MS } from '../../time-units';
import { RETRY_AFTER_MINUTES, SEND_TIMEOUT_MS } from '../mail-policy';

const LEASE = { name: 'mail-sender', forSeconds: 120 } as const;
const BATCH_SIZE = 10;
const MAX_ATTEMPTS = RETRY_AFTER_MINUTES.length + 1;

interface SenderDependencies {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
  readonly readSender: () => Promise<Sender>;
  /** Decides about a requested email; returns false for an ordinary one, which can be sent. */
  readonly decideRequested: (row: OutboxRow) => Promise<boolean>;
  readonly sendTimeoutMs?: number;
  readonly countOutcome?: (outcome: MailOutcome) => void;
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'unknown');

/**
 * Sends the due emails of the outbox, in one process at a time. An email belongs to one process until its claim
 * expires.
 */
export class MailSender {
  private readonly holder = randomUUID();
  private running: Promise<number> | null = null;
  private isWoken = false;
  private isStopping = false;

  constructor(private readonly deps: SenderDependencies) {}

  /**
   * Sends everything that is due, and resolves with the number of emails sent. A call during a run makes that run check
   * the outbox once more.
   */
  sendDue(): Promise<number> {
    this.isWoken = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Finishes the current email and releases the others. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running?.catch(() => undefined);
    this.deps.transport.close();
  }

  private async run(): Promise<number> {
    let sent = 0;
    while (this.isWoken && !this.isStopping) {
      this.isWoken = false;
      sent += await this.sendWaiting();
    }
    return sent;
  }

  private async sendWaiting(): Promise<number> {
    const { db } = this.deps;
    const lease = { ...LEASE, holder: this.holder };
    if (!(await acquireLease(db, lease))) return 0;
    let sent = 0;
    try {
      while (!this.isStopping && (await acquireLease(db, lease))) {
        const rows = await claimMail(db, BATCH_SIZE);
        if (rows.length === 0) break;
        sent += await this.sendBatch(rows);
      }
    } finally {
      await releaseLease(db, lease.name, lease.holder);
    }
    return sent;
  }

  /**
   * Sends the emails that still belong to this process. The claims of all that wait are renewed: behind a slow mail
   * server they would expire before their turn, and every process that took them over would count an attempt that was
   * never made.
   */
  private async sendBatch(rows: readonly OutboxRow[]): Promise<number> {
    const { db } = this.deps;
    const sender = await this.deps.readSender();
    let sent = 0;
    for (const [place, row] of rows.entries()) {
      if (this.isStopping) await releaseMail(db, row);
      else if (place === 0 && row.attempts > MAX_ATTEMPTS) await this.giveUp(row);
      else if (await renewClaims(db, row, rows.slice(place + 1)))
        sent += (await this.sendOne(row, sender)) ? 1 : 0;
    }
    return sent;
  }

  /**
   * Gives up an email that has had all its attempts without a result, because the process ended in each of them, as it
   * does when the email itself is what ends it. The process ends in the first email of the batch that it hasn't sent,
   * so that those behind it are tried.
   */
  private async giveUp(row: OutboxRow): Promise<void> {
    this.deps.log.error({ mail: row.id, template: row.template }, 'mail was given up: the server ended');
    await markFailed(this.deps.db, row, {
      error: 'The server ended each time while it sent this email.',
      retryAfterMs: null,
    });
    this.deps.countOutcome?.('given up');
  }

  private async sendOne(row: OutboxRow, sender: Sender): Promise<boolean> {
    const { db, transport, log, sendTimeoutMs = SEND_TIMEOUT_MS } = this.deps;
    const data = { ...row.data, ...(await findBroadcastText(db, row)) };
    try {
      if (await this.deps.decideRequested(row)) return false;
      await transport.send(renderMail({ ...row, data }, sender), AbortSignal.timeout(sendTimeoutMs));
    } catch (error) {
      const minutes = isPermanent(error) ? undefined : RETRY_AFTER_MINUTES[row.attempts - 1];
      const retryAfterMs = minutes === undefined ? null : minutes * MINUTE_MS;
      // The error's message contains the recipient, so it is only stored in the outbox.
      log.warn(
        { code: errorCode(error), mail: row.id, template: row.template, retryAfterMs },
        'mail was not sent',
      );
      await markFailed(db, row, {
        error: error instanceof Error ? error.message : String(error),
        retryAfterMs,
      });
      this.deps.countOutcome?.(retryAfterMs === null ? 'given up' : 'refused');
      return false;
    }
    await markSent(db, row);
    this.deps.countOutcome?.('sent');
    return true;
  }
}
