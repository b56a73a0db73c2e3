import { plainDate, type Actor } from '@narthex/shared-contracts';
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
import { aboutCount, aboutThings } from '../presenter';

interface Asked extends Moment {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly visibility: Visibility;
}

type Matter = (asked: Asked) => Promise<AttentionItem[]>;

const prayers: Matter = async ({ db, visibility, say }) => {
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
    ...aboutCount('urgent_prayers', urgent, urgentText),
    ...aboutCount('pending_prayers', others, otherText),
  ];
};

const proposedChanges: Matter = async ({ db, visibility, say }) => {
  if (!visibility.approvesContent) return [];
  const waiting = await countPendingProposals(db);
  const text = say(
    t('{count, plural, one {# proposed change awaits} other {# proposed changes await}} approval'),
    { count: waiting },
  );
  return aboutCount('pending_proposals', waiting, text);
};

const questions: Matter = async ({ db, visibility, say }) => {
  if (!visibility.handlesInquiries) return [];
  const open = await countOpenQuestions(db);
  const text = say(t('{count, plural, one {# inquiry is} other {# inquiries are}} still open'), {
    count: open,
  });
  return aboutCount('open_inquiries', open, text);
};

const visits: Matter = async ({ db, visibility, say }) => {
  if (!visibility.followsVisits) return [];
  const announced = await countAnnouncedVisits(db);
  const text = say(t('{count, plural, one {# visitor} other {# visitors}} to follow up'), {
    count: announced,
  });
  return aboutCount('announced_visits', announced, text);
};

const memberships: Matter = async ({ db, visibility, say }) => {
  if (visibility.admitsTo === 'none') return [];
  const asking = await countMembershipRequests(db, visibility.admitsTo);
  const text = say(t('{count, plural, one {# person asks} other {# people ask}} to join a ministry'), {
    count: asking,
  });
  return aboutCount('membership_requests', asking, text);
};

const rejections: Matter = async ({ db, visibility, actor, now, say }) => {
  if (!visibility.proposes) return [];
  const rejected = await countRejectedProposals(db, actor.id, daysFrom(now, -REJECTED_DAYS));
  const text = say(
    t('{count, plural, one {# change you proposed was} other {# changes you proposed were}} rejected'),
    { count: rejected },
  );
  return aboutCount('rejected_proposals', rejected, text);
};

const failedMail: Matter = async ({ db, visibility, say }) => {
  if (!visibility.runsSystem) return [];
  const failed = await countFailedMail(db);
  const text = say(t('{count, plural, one {# e-mail} other {# e-mails}} could not be delivered'), {
    count: failed,
  });
  return aboutCount('failed_mail', failed, text);
};

const preachers: Matter = async ({ db, visibility, now, timeZone, say }) => {
  if (!visibility.followsVisits) return [];
  const sabbaths = listSabbaths(plainDate(now, timeZone), PLANNED_WEEKS);
  const open = await listSabbathsWithoutPreacher(db, sabbaths);
  const days = open.map((day) => formatDate(day, say, now)).join(', ');
  return aboutCount('open_sabbaths', open.length, say(t('No preacher is planned yet: {days}'), { days }));
};

const drafts: Matter = async ({ db, visibility, now, say }) =>
  visibility.seesContent
    ? aboutThings('draft_event', await listLateDrafts(db, visibility.department, now), {
        one: (title) => say(t('“{title}” is still a draft, and its date has passed'), { title }),
        many: (count) => say(t('{count} events are still drafts, and their dates have passed'), { count }),
      })
    : [];

const endingAnnouncements: Matter = async ({ db, visibility, now, timeZone, say }) => {
  if (!visibility.seesContent) return [];
  const today = plainDate(now, timeZone);
  const until = plainDate(daysFrom(now, ENDING_DAYS), timeZone);
  const ending = await listEndingAnnouncements(db, visibility.department, today, until);
  return aboutThings('ending_announcement', ending, {
    one: (title) =>
      say(t('The announcement “{title}” ends within {days} days'), { title, days: ENDING_DAYS }),
    many: (count) => say(t('{count} announcements end within {days} days'), { count, days: ENDING_DAYS }),
  });
};

const newMembers: Matter = async ({ db, visibility, now, say }) => {
  if (!visibility.seesPeople) return [];
  const { fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
  const text = say(
    t('{count, plural, one {# new member} other {# new members}} joined in the last {days} days'),
    { count: fresh, days: NEW_MEMBER_DAYS },
  );
  return aboutCount('new_members', fresh, text);
};

/** The order is that of urgency. */
const MATTERS: readonly Matter[] = [
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
export async function attentionFor(asked: Asked): Promise<AttentionItem[]> {
  const items: AttentionItem[] = [];
  for (const matter of MATTERS) items.push(...(await matter(asked)));
  return items;
}
