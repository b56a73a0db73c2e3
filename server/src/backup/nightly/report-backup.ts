import type { FastifyInstance } from 'fastify';
import { paths } from '@narthex/shared-contracts';
import { BACKUP_FAILURES, type BackupStep } from '@narthex/shared-contracts/schemas/backups';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { queueMails } from '../../mail/queue-mail';
import { notify } from '../../writes/notify';
import { namedWriter } from '../../writes/unit/writer';
import type { ProofRecord } from './archives/catalogue';
import { BACKUP_ACTIONS, BACKUP_SUBJECT, readFailuresSince, wasToldLate } from './backup-log-repository';
import { listRecipients } from './recipient-repository';

const WRITER = namedWriter('Narthex');
const SYSTEM_LINK = paths.adminSystem.to();

interface Warning {
  readonly subject: string;
  /** Is translated when the dashboard shows it. */
  readonly text: string;
  readonly sentences: readonly string[];
  /** Is what the program itself says. */
  readonly reason?: string;
}

/** Warns everybody who looks after the system, on the dashboard and by email. */
async function warn(tx: Transaction, { subject, text, sentences, reason }: Warning): Promise<void> {
  const people = await listRecipients(tx);
  const ids = people.map(({ id }) => id);
  await notify(tx, ids, { kind: 'system', text, link: SYSTEM_LINK });
  const mails = people.flatMap(({ id, email: to, first_name: firstName }) => {
    if (!to) return [];
    const data = {
      subject,
      heading: `Hello ${firstName},`,
      paragraphs: sentences,
      ...(reason !== undefined && { quoted: reason }),
      link: { label: 'Open System', path: SYSTEM_LINK },
      reason: 'You get this email because you look after our site.',
    };
    return [{ to, user_id: id, template: 'notice' as const, data }];
  });
  await queueMails(tx, mails);
}

const describeLast = (last: ProofRecord | null) =>
  last
    ? `The last backup that counts has all that was written before ${last.as_of.slice(0, 16).replace('T', ', ')} UTC.`
    : 'There is no backup that counts.';

/** Records a backup that was restored by itself and compared. */
export async function reportProven(
  app: FastifyInstance,
  record: ProofRecord,
  placeHash: string,
): Promise<void> {
  const { archive, ...after } = record;
  await app.unitOfWorkBy(WRITER, ({ audit }) =>
    audit({
      action: BACKUP_ACTIONS.prove,
      subjectType: BACKUP_SUBJECT,
      subjectId: archive,
      after: { title: archive, ...after, place: placeHash },
    }),
  );
}

export interface FailedBackup {
  readonly step: BackupStep;
  readonly reason: string;
  /** Is the time at which the backup of this night was due: its second failure warns nobody again. */
  readonly due: Date;
  readonly last: ProofRecord | null;
}

/** Records a failed backup, and warns people of the first one of a night. */
export async function reportFailed(
  app: FastifyInstance,
  { step, reason, due, last }: FailedBackup,
): Promise<void> {
  const failure = BACKUP_FAILURES[step];
  await app.unitOfWorkBy(WRITER, async ({ tx, audit }) => {
    const isFirst = (await readFailuresSince(tx, due)).count === 0;
    const after = { title: failure, step, reason };
    await audit({ action: BACKUP_ACTIONS.fail, subjectType: BACKUP_SUBJECT, after });
    if (!isFirst) return;
    await warn(tx, {
      subject: 'A backup of our site failed',
      text: t('A backup of the site failed: {failure}', { failure }),
      sentences: [failure, 'It is tried again by itself, twice in a night.', describeLast(last)],
      reason,
    });
  });
}

/** Warns people once that the last backup is too old. */
export async function reportLate(app: FastifyInstance, last: ProofRecord): Promise<void> {
  await app.unitOfWorkBy(WRITER, async ({ tx, audit }) => {
    if (await wasToldLate(tx, last.archive)) return;
    const entry = { action: BACKUP_ACTIONS.late, subjectType: BACKUP_SUBJECT, subjectId: last.archive };
    await audit({ ...entry, after: { title: last.archive } });
    await warn(tx, {
      subject: 'The backup of our site is late',
      text: t('The backup of the site is late. The last one that counts is more than a day old.'),
      sentences: ['No backup was made when it was due.', describeLast(last)],
    });
  });
}
