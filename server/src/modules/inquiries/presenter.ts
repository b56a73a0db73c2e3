import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import type { InquiryRow } from './repository';

export const presentInquiry = (row: InquiryRow): Inquiry => ({
  id: row.id,
  email: row.email,
  visit:
    row.visitorName !== null && row.visitDay !== null
      ? { name: row.visitorName, day: row.visitDay, phone: row.phone }
      : null,
  message: row.message,
  status: row.handledAt ? 'closed' : 'open',
  assigned_to:
    row.assignedTo !== null && row.assignee !== null ? { id: row.assignedTo, name: row.assignee } : null,
  replies: row.replies.map(({ id, authorLabel, message, createdAt }) => ({
    id,
    author: authorLabel,
    message,
    created_at: createdAt.toISOString(),
  })),
  created_at: row.createdAt.toISOString(),
  closed_at: row.handledAt?.toISOString() ?? null,
  version: row.version,
});
