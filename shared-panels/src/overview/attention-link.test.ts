import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import { getAttentionLink, getEventUrl } from './attention-link';

const item = (kind: AttentionItem['kind'], subject_id: number | null = null): AttentionItem => ({
  kind,
  text: '',
  count: 1,
  subject_id,
});
const PLACES = {
  events: '/d/events',
  announcements: '/d/announcements',
  members: '/d/members',
  prayers: '/d/prayers',
  proposals: '/d/approvals',
  inquiries: '/d/support',
  visits: '/d/visitors',
  memberships: '/d/people',
  calendar: '/d/calendar',
  mail: '/d/system',
  'own-proposals': '/d/proposals',
};

it.each([
  [item('draft_event', 12), '/d/events?edit=12'],
  [item('draft_event'), '/d/events?status=draft'],
  [item('ending_announcement'), '/d/announcements'],
  [item('new_members'), '/d/members'],
  [item('urgent_prayers'), '/d/prayers'],
  [item('pending_prayers'), '/d/prayers'],
  [item('pending_proposals'), '/d/approvals'],
  [item('open_inquiries'), '/d/support?status=open'],
  [item('announced_visits'), '/d/visitors?status=open'],
  [item('membership_requests'), '/d/people?status=asked'],
  [item('open_sabbaths'), '/d/calendar'],
  [item('failed_mail'), '/d/system'],
  [item('rejected_proposals'), '/d/proposals'],
])('leads to where %o is settled', (waiting, to) => {
  expect(getAttentionLink(waiting, PLACES)?.to).toBe(to);
});

it.each([
  'draft_event',
  'ending_announcement',
  'new_members',
  'pending_prayers',
  'urgent_prayers',
  'pending_proposals',
  'open_inquiries',
  'announced_visits',
  'membership_requests',
  'open_sabbaths',
  'failed_mail',
  'rejected_proposals',
] as const)('only tells of %s where the dashboard has no place for it', (kind) => {
  expect(getAttentionLink(item(kind), {})).toBeUndefined();
});

it('leads to the public page of an event where events are not managed', () => {
  expect(getEventUrl(undefined, 9)).toBe('/Events/9');
});
