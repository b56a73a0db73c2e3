import type { NotificationKind } from '@narthex/shared-contracts/schemas/notifications';
import { ChartColumn, CircleCheck, FilePen, Info, Reply, UserPlus, type LucideIcon } from 'lucide-react';

export const NOTIFICATION_KIND_FACTS: Readonly<
  Record<NotificationKind, { readonly label: string; readonly Icon: LucideIcon }>
> = {
  proposal: { label: 'Proposal', Icon: FilePen },
  decision: { label: 'Decision', Icon: CircleCheck },
  join_request: { label: 'Request to join', Icon: UserPlus },
  reply: { label: 'Reply', Icon: Reply },
  report: { label: 'Report', Icon: ChartColumn },
  system: { label: 'From the site', Icon: Info },
};
