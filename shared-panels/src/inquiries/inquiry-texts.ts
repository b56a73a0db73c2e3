import { formatPlainDate } from '@narthex/shared-contracts';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { t } from '@narthex/shared-contracts/translate';

/** Who wrote, or who plans to come and when. */
export const getInquiryTitle = ({ email, visit }: Inquiry): string =>
  visit ? t('Visit on {day}: {name}', { day: formatPlainDate(visit.day), name: visit.name }) : (email ?? '');

/** What was written, or that nothing was. */
export const getInquiryText = ({ message, visit }: Inquiry): string =>
  message ?? (visit ? t('Plans a visit and left no message.') : t('Left their address without a message.'));
