import { paths } from '@narthex/shared-contracts';
import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import type { AttentionPlace, AttentionPlaces } from '../dashboard-frame/dashboard-section';

export interface AttentionLink {
  readonly to: string;
  readonly label: string;
}

type Kind = AttentionItem['kind'];

/** Maps each kind of item to the section that handles it, and the label of the link there. */
const LINKS_BY_KIND: Readonly<Record<Kind, { place: AttentionPlace; label: string; query?: string }>> = {
  draft_event: { place: 'events', label: 'See the drafts', query: '?status=draft' },
  ending_announcement: { place: 'announcements', label: 'See announcements' },
  new_members: { place: 'members', label: 'See members' },
  pending_prayers: { place: 'prayers', label: 'Review requests' },
  urgent_prayers: { place: 'prayers', label: 'Review requests' },
  pending_proposals: { place: 'proposals', label: 'Review proposals' },
  open_inquiries: { place: 'inquiries', label: 'See inquiries', query: '?status=open' },
  announced_visits: { place: 'visits', label: 'See visitors', query: '?status=open' },
  membership_requests: { place: 'memberships', label: 'See who asks', query: '?status=asked' },
  open_sabbaths: { place: 'calendar', label: 'Open the calendar' },
  failed_mail: { place: 'mail', label: 'See the emails' },
  rejected_proposals: { place: 'own-proposals', label: 'See my proposals' },
};

/** Returns the section that handles a kind, or undefined for a kind that only a newer server knows. */
export const findPlaceOf = (kind: Kind): AttentionPlace | undefined => LINKS_BY_KIND[kind]?.place;

/** Returns the link to the section that handles an item, or undefined if this dashboard has no such section. */
export function getAttentionLink(
  { kind, subject_id: id }: AttentionItem,
  places: AttentionPlaces,
): AttentionLink | undefined {
  const target = LINKS_BY_KIND[kind];
  const to = target && places[target.place];
  if (!to) return undefined;
  if (kind === 'draft_event' && id !== null) return { to: getEventUrl(to, id), label: 'Finish it' };
  return { to: `${to}${target.query ?? ''}`, label: target.label };
}

/** Returns the URL of an event's form in the events section, or of its public page if there is no such section. */
export const getEventUrl = (events: string | undefined, id: number) =>
  events ? `${events}?edit=${id}` : paths.event.to(id);
