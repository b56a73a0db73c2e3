import { managedInquirySchema, type Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { presentRow } from '../../responses/present-row';
import type { InquiryRow } from './repository';

export const presentInquiry = (row: InquiryRow): Inquiry =>
  presentRow(managedInquirySchema, row, {
    visit:
      row.visitor_name !== null && row.visit_day !== null
        ? { name: row.visitor_name, day: row.visit_day, phone: row.phone }
        : null,
    status: row.handled_at ? 'closed' : 'open',
    assigned_to:
      row.assigned_to !== null && row.assignee !== null ? { id: row.assigned_to, name: row.assignee } : null,
    replies: row.replies.map(({ id, author_label: authorLabel, message, created_at: createdAt }) => ({
      id,
      author: authorLabel,
      message,
      created_at: createdAt.toISOString(),
    })),
    closed_at: row.handled_at?.toISOString() ?? null,
  });
