import { DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import type { BROADCAST_AUDIENCES, NEWSLETTER_INTERESTS } from '@narthex/shared-contracts/enums';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { t } from '@narthex/shared-contracts/translate';
import { buildLabels } from '../resource-panel/resource-labels';

type Audience = (typeof BROADCAST_AUDIENCES)[number];
type Interest = (typeof NEWSLETTER_INTERESTS)[number];

export const BROADCAST_LABELS = buildLabels(
  { one: t('email'), many: t('emails') },
  {
    emptyText: 'Write one to the readers of the newsletter, to members, or to a department’s people.',
    create: t('Write New Email'),
    submitNew: t('Save Draft'),
    submitChanges: t('Save Draft'),
    created: t('Email created successfully! Send yourself a test, then send it to everybody.'),
  },
);

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  newsletter: 'Newsletter readers',
  members: 'Everybody with an account',
  leaders: 'Leaders',
  department: 'A department’s people',
};

export const INTEREST_LABELS: Readonly<Record<Interest, string>> = {
  sermons: 'Sermons',
  events: 'Events',
  ministries: 'Ministries',
  prayer: 'Prayer',
  community: 'Community',
};

/** Returns the audience of a broadcast as a text. */
export function describeAudience({
  audience,
  interest,
  department,
}: Pick<Broadcast, 'audience' | 'interest' | 'department'>): string {
  if (audience === 'department' && department)
    return t('People of the department {department}', { department: DEPARTMENT_FACTS[department].label });
  if (audience === 'newsletter' && interest)
    return `${AUDIENCE_LABELS.newsletter}: ${INTEREST_LABELS[interest]}`;
  return AUDIENCE_LABELS[audience];
}

const people = (count: number) => t('{count, plural, one {# person} other {# people}}', { count });

/** Returns the number of recipients, or the results of the delivery once it is sent. */
export function describeResult({ recipients, delivered, failed }: Broadcast): string {
  const waiting = recipients - delivered - failed;
  const parts = [t('{delivered} delivered', { delivered })];
  if (waiting > 0) parts.push(t('{waiting} on the way', { waiting }));
  if (failed > 0) parts.push(t('{failed} failed', { failed }));
  return t('To {people}: {results}', { people: people(recipients), results: parts.join(', ') });
}

export { people as describePeople };
