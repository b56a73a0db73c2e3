import { paths } from '@narthex/shared-contracts';
import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import type { AttentionPlace, AttentionPlaces } from '../dashboard-frame/attention-place';

export interface AttentionLink {
  readonly to: string;
  readonly label: string;
}

type Kind = AttentionItem['kind'];

/** Where each kind of matter is settled, and how the link there reads. */
const SETTLED: Readonly<Record<Kind, { place: AttentionPlace; label: string; query?: string }>> = {
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
  failed_mail: { place: 'mail', label: 'See the e-mails' },
  rejected_proposals: { place: 'own-proposals', label: 'See my proposals' },
};

/** The section that settles a kind; none for one that a newer server tells of. */
export const findPlaceOf = (kind: Kind): AttentionPlace | undefined => SETTLED[kind]?.place;

/** The link that settles a matter; undefined where this dashboard has no place for it. */
export function getAttentionLink(
  { kind, subject_id: id }: AttentionItem,
  places: AttentionPlaces,
): AttentionLink | undefined {
  const settled = SETTLED[kind];
  const to = settled && places[settled.place];
  if (!to) return undefined;
  if (kind === 'draft_event' && id !== null) return { to: getEventUrl(to, id), label: 'Finish it' };
  return { to: `${to}${settled.query ?? ''}`, label: settled.label };
}

/** Opens an event's form in the events section, or its public page where there is no such section. */
export const getEventUrl = (events: string | undefined, id: number) =>
  events ? `${events}?edit=${id}` : paths.event.to(id);
