import { addDays, plainDate, type Actor } from '@narthex/shared-contracts';
import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../../database/database-handle';
import {
  countAnnouncedVisits,
  countFailedMail,
  countMembershipRequests,
  countOpenQuestions,
  countPendingProposals,
  countRejectedProposals,
  listEndingAnnouncements,
  listLateDrafts,
  listSabbathsWithoutPreacher,
} from './attention-repository';
import { formatDate } from '../../../responses/format-date';
import { ENDING_DAYS, NEW_MEMBER_DAYS, PLANNED_WEEKS, REJECTED_DAYS } from './attention-policy';
import { daysFrom, listSabbaths, type Moment } from './moment';
import { countMembers, countPendingPrayers } from '../overview-repository';
import type { Visibility } from '../policy';
import { presentCount, presentItems } from '../presenter';

interface AttentionQuery extends Moment {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly visibility: Visibility;
}

type AttentionRule = (asked: AttentionQuery) => Promise<AttentionItem[]>;

const prayers: AttentionRule = async ({ db, visibility, say }) => {
  if (!visibility.seesPrayers) return [];
  const { all, urgent } = await countPendingPrayers(db);
  const others = all - urgent;
  const urgentText = say(
    t('{count, plural, one {# urgent prayer request} other {# urgent prayer requests}} to review'),
    { count: urgent },
  );
  const otherText = say(t('{count, plural, one {# prayer request} other {# prayer requests}} to review'), {
    count: others,
  });
  return [
    ...presentCount('urgent_prayers', urgent, urgentText),
    ...presentCount('pending_prayers', others, otherText),
  ];
};

const proposedChanges: AttentionRule = async ({ db, visibility, say }) => {
  if (!visibility.approvesContent) return [];
  const waiting = await countPendingProposals(db);
  const text = say(
    t('{count, plural, one {# proposed change awaits} other {# proposed changes await}} approval'),
    { count: waiting },
  );
  return presentCount('pending_proposals', waiting, text);
};

const questions: AttentionRule = async ({ db, visibility, say }) => {
  if (!visibility.handlesInquiries) return [];
  const open = await countOpenQuestions(db);
  const text = say(t('{count, plural, one {# inquiry is} other {# inquiries are}} still open'), {
    count: open,
  });
  return presentCount('open_inquiries', open, text);
};

const visits: AttentionRule = async ({ db, visibility, say }) => {
  if (!visibility.followsVisits) return [];
  const announced = await countAnnouncedVisits(db);
  const text = say(t('{count, plural, one {# visitor} other {# visitors}} to follow up'), {
    count: announced,
  });
  return presentCount('announced_visits', announced, text);
};

const memberships: AttentionRule = async ({ db, visibility, say }) => {
  if (visibility.admitsTo === 'none') return [];
  const asking = await countMembershipRequests(db, visibility.admitsTo);
  const text = say(t('{count, plural, one {# person asks} other {# people ask}} to join a ministry'), {
    count: asking,
  });
  return presentCount('membership_requests', asking, text);
};

const rejections: AttentionRule = async ({ db, visibility, actor, now, say }) => {
  if (!visibility.proposes) return [];
  const rejected = await countRejectedProposals(db, actor.id, daysFrom(now, -REJECTED_DAYS));
  const text = say(
    t('{count, plural, one {# change you proposed was} other {# changes you proposed were}} rejected'),
    { count: rejected },
  );
  return presentCount('rejected_proposals', rejected, text);
};

const failedMail: AttentionRule = async ({ db, visibility, say }) => {
  if (!visibility.runsSystem) return [];
  const failed = await countFailedMail(db);
  const text = say(t('{count, plural, one {# email} other {# emails}} could not be delivered'), {
    count: failed,
  });
  return presentCount('failed_mail', failed, text);
};

const preachers: AttentionRule = async ({ db, visibility, now, timeZone, say }) => {
  if (!visibility.followsVisits) return [];
  const sabbaths = listSabbaths(plainDate(now, timeZone), PLANNED_WEEKS);
  const open = await listSabbathsWithoutPreacher(db, sabbaths);
  const days = open.map((day) => formatDate(day, say, now)).join(', ');
  return presentCount('open_sabbaths', open.length, say(t('No preacher is planned yet: {days}'), { days }));
};

const drafts: AttentionRule = async ({ db, visibility, now, say }) =>
  visibility.seesContent
    ? presentItems('draft_event', await listLateDrafts(db, visibility.department, now), {
        one: (title) => say(t('“{title}” is still a draft, and its date has passed'), { title }),
        many: (count) => say(t('{count} events are still drafts, and their dates have passed'), { count }),
      })
    : [];

const endingAnnouncements: AttentionRule = async ({ db, visibility, now, timeZone, say }) => {
  if (!visibility.seesContent) return [];
  const today = plainDate(now, timeZone);
  const until = addDays(today, ENDING_DAYS);
  const ending = await listEndingAnnouncements(db, visibility.department, today, until);
  return presentItems('ending_announcement', ending, {
    one: (title) =>
      say(t('The announcement “{title}” ends within {days} days'), { title, days: ENDING_DAYS }),
    many: (count) => say(t('{count} announcements end within {days} days'), { count, days: ENDING_DAYS }),
  });
};

const newMembers: AttentionRule = async ({ db, visibility, now, say }) => {
  if (!visibility.seesPeople) return [];
  const { fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
  const text = say(
    t('{count, plural, one {# new member} other {# new members}} joined in the last {days} days'),
    { count: fresh, days: NEW_MEMBER_DAYS },
  );
  return presentCount('new_members', fresh, text);
};

/** The order is that of urgency. */
const RULES: readonly AttentionRule[] = [
  prayers,
  proposedChanges,
  visits,
  questions,
  memberships,
  rejections,
  failedMail,
  preachers,
  drafts,
  endingAnnouncements,
  newMembers,
];

/** Lists what needs the attention of a person, limited to matters that they may settle and see. */
export async function attentionFor(asked: AttentionQuery): Promise<AttentionItem[]> {
  const items: AttentionItem[] = [];
  for (const matter of RULES) items.push(...(await matter(asked)));
  return items;
}
