import type { FastifyInstance } from 'fastify';
import { DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { queueCopies, type Audience } from './audience-repository';
import { lockDueBroadcast, updateBroadcast, type BroadcastRow } from './broadcast-repository';
import { presentBroadcast } from './presenter';
import { namedWriter } from '../../writes/unit/writer';

const REASONS: Readonly<Record<Exclude<Audience['audience'], 'department'>, string>> = {
  newsletter: t('You get this email because you subscribed to our newsletter.'),
  members: t('You get this email because you are a member at our site.'),
  leaders: t('You get this email because you lead in our church.'),
};

/** Explains in the email why the recipient gets it; the template translates it. */
export const reasonFor = ({ audience, department }: Audience): string =>
  audience === 'department'
    ? t('You get this email because you take part in the department {department}.', {
        department: department ? DEPARTMENT_FACTS[department].label : '',
      })
    : REASONS[audience];

/** Queues the copies of a broadcast and marks it as sent; from then on it can't be changed. */
export async function publishBroadcast(
  tx: Transaction,
  row: BroadcastRow,
): Promise<BroadcastRow | undefined> {
  const recipients = await queueCopies(tx, row, reasonFor(row));
  return updateBroadcast(tx, row.id, { status: 'sent', sent_at: new Date(), recipients });
}

/** Sends the broadcasts that are due. */
export async function publishDueBroadcasts(app: FastifyInstance): Promise<void> {
  for (;;) {
    const published = await app.unitOfWorkBy(namedWriter('Narthex'), async ({ tx, audit }) => {
      const row = await lockDueBroadcast(tx);
      const sent = row && (await publishBroadcast(tx, row));
      if (!sent) return false;
      await audit({
        action: 'broadcast.send',
        subjectType: 'broadcast',
        subjectId: row.id,
        before: { ...presentBroadcast(row) },
        after: { ...presentBroadcast(sent) },
      });
      return true;
    });
    if (!published) return;
  }
}
