import { formatPlainDate } from '@narthex/shared-contracts';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';

/** Who wrote, or who plans to come and when. */
export const getInquiryTitle = ({ email, visit }: Inquiry): string =>
  visit ? `Visit on ${formatPlainDate(visit.day)}: ${visit.name}` : (email ?? '');

/** What was written, or that nothing was. */
export const getInquiryText = ({ message, visit }: Inquiry): string =>
  message ?? (visit ? 'Plans a visit and left no message.' : 'Left their address without a message.');
