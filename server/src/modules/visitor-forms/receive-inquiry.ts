import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { insertInquiry, insertVisit } from './repository';
import { t } from '@narthex/shared-contracts/translate';
import { paths, plainDate, zonedParts } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { timeSpan } from '@narthex/shared-contracts/office-hours';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import type { Visit } from '@narthex/shared-contracts/schemas/visitor-forms';
import { queueBoundedMail } from '../../mail/queue-mail';
import type { MailCause } from '../../mail/recipients/recipient-budget';
import { fieldProblem } from '../../problem-error';
import { formatDate } from '../../responses/format-date';
import { sayIn } from '../../responses/translate-message';
import { listServices } from '../homepage/list-repository';
import { presentService } from '../homepage/presenter';
import { readSite } from '../../site/site-repository';

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/** Records that somebody wrote. The name and the text are only in the inquiry, because the audit log is kept longer. */
const auditReceived = ({ audit }: Unit, id: number, kind: 'question' | 'visit'): Promise<void> =>
  audit({ action: 'inquiry.receive', subjectType: 'inquiry', subjectId: id, after: { kind } });

/** Stores the question of a visitor, with the language of their page for the reply. */
export async function receiveInquiry(
  unit: Unit,
  language: Language,
  question: { readonly email: string; readonly message: string | null },
): Promise<void> {
  const id = await insertInquiry(unit.tx, language, question);
  if (id !== null) await auditReceived(unit, id, 'question');
}

/** Stores a planned visit for the support team, and replies to visitors who left an email address. */
export async function planVisit(unit: Unit, cause: MailCause, visit: Visit): Promise<void> {
  const { tx } = unit;
  const { language = SOURCE_LANGUAGE } = cause;
  const site = await readSite(tx);
  const now = new Date();
  if (visit.day < plainDate(now, site.time_zone)) throw fieldProblem('day', t('Choose today or a later day'));
  const id = await insertVisit(tx, language, visit);
  if (id === null) return;
  await auditReceived(unit, id, 'visit');
  if (visit.email === null) return;
  const translated = isTranslatedLanguage(language) ? language : undefined;
  const own = translated && site.translations?.[translated];
  await queueBoundedMail(tx, cause, { to: visit.email, template: 'visitPlanned' }, async () => {
    const { weekday } = zonedParts(`${visit.day}T12:00:00Z`, 'UTC');
    const { rows } = await listServices(tx, { kind: 'service' });
    return {
      day: formatDate(visit.day, sayIn(language), now),
      services: rows
        .map(presentService)
        .filter((service) => service.day === weekday)
        .map((service) => ({
          name: (translated && service.translations?.[translated]?.['name']) || service.name,
          time: timeSpan(service),
        })),
      place: own?.['meeting_place'] || site.meeting_place,
      directions: own?.['directions'] || site.directions,
      phone: site.phone,
      path: joinLanguage(language, paths.newHere.to()),
    };
  });
}
