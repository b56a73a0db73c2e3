import { formatPlainDate, plainDate, type Actor } from '@narthex/shared-contracts';
import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
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
import { NEW_MEMBER_DAYS, daysFrom, listSabbaths, type Moment } from './moment';
import { countMembers, countPendingPrayers } from '../overview-repository';
import type { Visibility } from '../policy';
import { aboutCount, aboutThings, counted } from '../presenter';

const ENDING_DAYS = 3;
/** What was rejected longer ago is no news. */
const REJECTED_DAYS = 14;
/** So many Sabbaths ahead should have a preacher. */
const PLANNED_WEEKS = 6;

interface Asked extends Moment {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly visibility: Visibility;
}

type Matter = (asked: Asked) => Promise<AttentionItem[]>;

const prayers: Matter = async ({ db, visibility }) => {
  if (!visibility.seesPrayers) return [];
  const { all, urgent } = await countPendingPrayers(db);
  const urgentText = `${counted(urgent, 'urgent prayer request')} to review`;
  const otherText = `${counted(all - urgent, 'prayer request')} to review`;
  return [
    ...aboutCount('urgent_prayers', urgent, urgentText),
    ...aboutCount('pending_prayers', all - urgent, otherText),
  ];
};

const proposedChanges: Matter = async ({ db, visibility }) => {
  if (!visibility.approvesContent) return [];
  const waiting = await countPendingProposals(db);
  const text = `${counted(waiting, 'proposed change awaits', 'proposed changes await')} approval`;
  return aboutCount('pending_proposals', waiting, text);
};

const questions: Matter = async ({ db, visibility }) => {
  if (!visibility.handlesInquiries) return [];
  const open = await countOpenQuestions(db);
  return aboutCount('open_inquiries', open, `${counted(open, 'inquiry is', 'inquiries are')} still open`);
};

const visits: Matter = async ({ db, visibility }) => {
  if (!visibility.followsVisits) return [];
  const announced = await countAnnouncedVisits(db);
  const text = `${counted(announced, 'visitor')} to follow up`;
  return aboutCount('announced_visits', announced, text);
};

const memberships: Matter = async ({ db, visibility }) => {
  if (visibility.admitsTo === 'none') return [];
  const asking = await countMembershipRequests(db, visibility.admitsTo);
  const text = `${counted(asking, 'person asks', 'people ask')} to join a ministry`;
  return aboutCount('membership_requests', asking, text);
};

const rejections: Matter = async ({ db, visibility, actor, now }) => {
  if (!visibility.proposes) return [];
  const rejected = await countRejectedProposals(db, actor.id, daysFrom(now, -REJECTED_DAYS));
  const text = `${counted(rejected, 'change')} you proposed ${rejected === 1 ? 'was' : 'were'} rejected`;
  return aboutCount('rejected_proposals', rejected, text);
};

const failedMail: Matter = async ({ db, visibility }) => {
  if (!visibility.runsSystem) return [];
  const failed = await countFailedMail(db);
  const text = `${counted(failed, 'e-mail')} could not be delivered`;
  return aboutCount('failed_mail', failed, text);
};

const preachers: Matter = async ({ db, visibility, now, timeZone }) => {
  if (!visibility.followsVisits) return [];
  const sabbaths = listSabbaths(plainDate(now, timeZone), PLANNED_WEEKS);
  const open = await listSabbathsWithoutPreacher(db, sabbaths);
  const days = open.map((day) => formatPlainDate(day)).join(', ');
  return aboutCount('open_sabbaths', open.length, `No preacher is planned yet: ${days}`);
};

const drafts: Matter = async ({ db, visibility, now }) =>
  visibility.seesContent
    ? aboutThings('draft_event', await listLateDrafts(db, visibility.department, now), {
        one: (title) => `“${title}” is still a draft, and its date has passed`,
        many: (amount) => `${amount} events are still drafts, and their dates have passed`,
      })
    : [];

const endingAnnouncements: Matter = async ({ db, visibility, now, timeZone }) => {
  if (!visibility.seesContent) return [];
  const today = plainDate(now, timeZone);
  const until = plainDate(daysFrom(now, ENDING_DAYS), timeZone);
  const ending = await listEndingAnnouncements(db, visibility.department, today, until);
  return aboutThings('ending_announcement', ending, {
    one: (title) => `The announcement “${title}” ends within ${ENDING_DAYS} days`,
    many: (amount) => `${amount} announcements end within ${ENDING_DAYS} days`,
  });
};

const newMembers: Matter = async ({ db, visibility, now }) => {
  if (!visibility.seesPeople) return [];
  const { fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
  const text = `${counted(fresh, 'new member')} joined in the last ${NEW_MEMBER_DAYS} days`;
  return aboutCount('new_members', fresh, text);
};

/** The most pressing first. */
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

/** What waits for this person; what they may not settle or know isn't told. */
export async function attentionFor(asked: Asked): Promise<AttentionItem[]> {
  const items: AttentionItem[] = [];
  for (const matter of MATTERS) items.push(...(await matter(asked)));
  return items;
}
