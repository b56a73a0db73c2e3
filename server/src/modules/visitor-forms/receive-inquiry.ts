import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { insertInquiry, insertVisit } from './repository';
import { t } from '@narthex/shared-contracts/translate';
import { formatPlainDate, plainDate, zonedParts } from '@narthex/shared-contracts';
import { timeSpan } from '@narthex/shared-contracts/office-hours';
import type { Visit } from '@narthex/shared-contracts/schemas/visitor-forms';
import { queueBoundedMail } from '../../mail/queue-mail';
import type { MailCause } from '../../mail/recipients/recipient-budget';
import { fieldProblem } from '../../problem-error';
import { listServices } from '../homepage/list-repository';
import { presentService } from '../homepage/presenter';
import { readSite } from '../../site/site-repository';

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/** Records that somebody wrote. The name and the text are only in the inquiry, because the audit log is kept longer. */
const auditReceived = ({ audit }: Unit, id: number, kind: 'question' | 'visit'): Promise<void> =>
  audit({ action: 'inquiry.receive', subjectType: 'inquiry', subjectId: id, after: { kind } });

/** Stores the question of a visitor. */
export async function receiveInquiry(
  unit: Unit,
  { email, message }: { readonly email: string; readonly message: string | null },
): Promise<void> {
  const id = await insertInquiry(unit.tx, email, message);
  if (id !== null) await auditReceived(unit, id, 'question');
}

/** Stores a planned visit for the support team, and replies to visitors who left an email address. */
export async function planVisit(unit: Unit, cause: MailCause, visit: Visit): Promise<void> {
  const { tx } = unit;
  const site = await readSite(tx);
  const now = new Date();
  if (visit.day < plainDate(now, site.time_zone)) throw fieldProblem('day', t('Choose today or a later day'));
  const id = await insertVisit(tx, visit);
  if (id === null) return;
  await auditReceived(unit, id, 'visit');
  if (visit.email === null) return;
  await queueBoundedMail(tx, cause, { to: visit.email, template: 'visitPlanned' }, async () => {
    const { weekday } = zonedParts(`${visit.day}T12:00:00Z`, 'UTC');
    const { rows } = await listServices(tx, { kind: 'service' });
    return {
      day: formatPlainDate(visit.day, now),
      services: rows
        .map(presentService)
        .filter((service) => service.day === weekday)
        .map((service) => ({ name: service.name, time: timeSpan(service) })),
      place: site.meeting_place,
      directions: site.directions,
      phone: site.phone,
    };
  });
}
