import { paths } from '@narthex/shared-contracts';
import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';

export interface AttentionLink {
  readonly to: string;
  readonly label: string;
}

/** Where a dashboard settles what waits; one that manages nothing of a kind leaves it out. */
export interface AttentionPlaces {
  readonly events?: string;
  readonly announcements?: string;
  readonly members?: string;
  readonly prayers?: string;
  readonly proposals?: string;
  readonly inquiries?: string;
}

/** The link that settles a matter; undefined where this dashboard has no place for it. */
export function getAttentionLink(
  { kind, subject_id: id }: AttentionItem,
  { events, announcements, members, prayers, proposals, inquiries }: AttentionPlaces,
): AttentionLink | undefined {
  switch (kind) {
    case 'draft_event':
      if (!events) return undefined;
      return id === null
        ? { to: `${events}?status=draft`, label: 'See the drafts' }
        : { to: getEventUrl(events, id), label: 'Finish it' };
    case 'ending_announcement':
      return announcements ? { to: announcements, label: 'See announcements' } : undefined;
    case 'new_members':
      return members ? { to: members, label: 'See members' } : undefined;
    case 'pending_prayers':
    case 'urgent_prayers':
      return prayers ? { to: prayers, label: 'Review requests' } : undefined;
    case 'pending_proposals':
      return proposals ? { to: proposals, label: 'Review proposals' } : undefined;
    case 'open_inquiries':
      return inquiries ? { to: `${inquiries}?status=open`, label: 'See inquiries' } : undefined;
  }
}

/** Opens an event's form in the events section, or its public page where there is no such section. */
export const getEventUrl = (events: string | undefined, id: number) =>
  events ? `${events}?edit=${id}` : paths.event.to(id);
