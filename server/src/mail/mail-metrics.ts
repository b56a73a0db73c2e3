import type { FastifyInstance } from 'fastify';
import { readOutboxState } from './outbox-state-repository';

/** Declares the metrics of emails, and returns the function that counts the outcome of an attempt to send one. */
export function createMailMetrics({ db, metrics }: FastifyInstance) {
  const attempts = metrics.counter({
    name: 'narthex_email_attempts_total',
    help: 'Attempts of this process to send an email, by outcome.',
    labelNames: ['outcome'],
  });
  metrics.gauge({
    name: 'narthex_outbox_emails',
    help: 'Emails in the outbox: due now, waiting at all, and given up.',
    labelNames: ['state'],
    read: async () => {
      const { due, waiting, failed } = await readOutboxState(db);
      return Object.entries({ due, waiting, failed }).map(([state, value]) => ({ labels: { state }, value }));
    },
  });
  metrics.gauge({
    name: 'narthex_outbox_oldest_seconds',
    help: 'Time since the oldest due email should have been sent, and the age of the oldest that waits.',
    labelNames: ['state'],
    read: async () => {
      const { oldestDueSeconds, oldestWaitingSeconds } = await readOutboxState(db);
      return [
        { labels: { state: 'due' }, value: oldestDueSeconds },
        { labels: { state: 'waiting' }, value: oldestWaitingSeconds },
      ];
    },
  });
  return (outcome: MailOutcome) => attempts.inc({ outcome });
}

/** Says what became of an attempt: a refused email is tried again, or given up. */
export type MailOutcome = 'sent' | 'refused' | 'given up';
