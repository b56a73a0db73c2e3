import { mailOutbox } from '../../../src/database/schema/mail';
import type { MailSink } from '../outside/mail-sink';
import type { SiteState } from './subject';

/**
 * Compares what the mail server has acknowledged with the notes of the outbox. A process that is killed between the
 * mail server's response and its note sends the email again, so each copy needs an attempt of its own, and there is
 * none after the note.
 */
export class Mails {
  /** Maps the number of an email that is noted as sent to its copies by then. */
  readonly #copiesWhenNoted = new Map<number, number>();

  constructor(private readonly sink: Pick<MailSink, 'received'>) {}

  async check({ db }: SiteState): Promise<readonly string[]> {
    const columns = { id: mailOutbox.id, attempts: mailOutbox.attempts, sentAt: mailOutbox.sent_at };
    const rows = new Map((await db.select(columns).from(mailOutbox)).map((row) => [row.id, row]));
    const faults: string[] = [];
    const rowsByMail = new Map<string, number>();
    for (const [id, { mail, copies }] of this.sink.received) {
      const other = rowsByMail.get(mail) ?? id;
      if (other !== id) faults.push(`The email “${mail}” was queued twice: ${other} and ${id}.`);
      rowsByMail.set(mail, id);
      const row = rows.get(id);
      if (!row) {
        faults.push(`The email “${mail}” went out, and its row ${id} is gone.`);
        continue;
      }
      if (copies > row.attempts)
        faults.push(`The email “${mail}” went out ${copies} times in ${row.attempts} attempts.`);
      const noted = this.#copiesWhenNoted.get(id);
      if (noted !== undefined && (copies > noted || row.sentAt === null))
        faults.push(`The email “${mail}” went out again after it was noted as sent.`);
      if (row.sentAt !== null) this.#copiesWhenNoted.set(id, copies);
    }
    return faults;
  }
}
