import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import type { BroadcastRow } from './broadcast-repository';

export const presentBroadcast = (row: BroadcastRow): Broadcast => ({
  id: row.id,
  subject: row.subject,
  body: row.body,
  audience: row.audience,
  interest: row.interest,
  department: row.department,
  status: row.status,
  send_at: row.sendAt?.toISOString() ?? null,
  sent_at: row.sentAt?.toISOString() ?? null,
  recipients: row.recipients,
  delivered: row.delivered,
  failed: row.failed,
  author: row.authorLabel,
  created_at: row.createdAt.toISOString(),
  version: row.version,
});
