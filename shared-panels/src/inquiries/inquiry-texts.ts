import { formatPlainDate } from '@narthex/shared-contracts';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { t } from '@narthex/shared-contracts/translate';

/** Returns the sender of an inquiry, or the visitor with the date of the visit. */
export const getInquiryTitle = ({ email, visit }: Inquiry): string =>
  visit ? t('Visit on {day}: {name}', { day: formatPlainDate(visit.day), name: visit.name }) : (email ?? '');

/** Returns the message, or a note that there is none. */
export const getInquiryText = ({ message, visit }: Inquiry): string =>
  message ?? (visit ? t('Plans a visit and left no message.') : t('Left their address without a message.'));
