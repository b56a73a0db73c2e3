import { plainDate } from '@narthex/shared-contracts';
import type { AttentionItem, LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import type { Queryable } from '../../database/database-handle';
import type { Visibility } from './policy';
import { aboutCount, aboutThings, counted } from './presenter';
import {
  countGoing,
  countMembers,
  countOpenInquiries,
  countPendingPrayers,
  countPendingProposals,
  countShownAnnouncements,
  countUpcoming,
  listEndingAnnouncements,
  listLateDrafts,
  sumProjects,
} from './overview-repository';

const DAY_MS = 86_400_000;
const NEW_MEMBER_DAYS = 7;
const ENDING_DAYS = 3;

export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** What waits for this person, the most pressing first. */
export async function attentionFor(
  db: Queryable,
  visibility: Visibility,
  { now, timeZone }: Moment,
): Promise<AttentionItem[]> {
  const items: AttentionItem[] = [];
  if (visibility.seesPrayers) {
    const { all, urgent } = await countPendingPrayers(db);
    items.push(
      ...aboutCount(
        'urgent_prayers',
        urgent,
        `${counted(urgent, 'urgent prayer request', 'urgent prayer requests')} to review`,
      ),
      ...aboutCount(
        'pending_prayers',
        all - urgent,
        `${counted(all - urgent, 'prayer request', 'prayer requests')} to review`,
      ),
    );
  }
  if (visibility.approvesContent) {
    const waiting = await countPendingProposals(db);
    const text = `${counted(waiting, 'proposed change awaits', 'proposed changes await')} approval`;
    items.push(...aboutCount('pending_proposals', waiting, text));
  }
  if (visibility.handlesInquiries) {
    const open = await countOpenInquiries(db);
    items.push(
      ...aboutCount('open_inquiries', open, `${counted(open, 'inquiry is', 'inquiries are')} still open`),
    );
  }
  if (visibility.seesFunds && !visibility.seesPeople) return items;

  const drafts = await listLateDrafts(db, visibility.department, now);
  const today = plainDate(now, timeZone);
  const until = plainDate(daysFrom(now, ENDING_DAYS), timeZone);
  const ending = await listEndingAnnouncements(db, visibility.department, today, until);
  items.push(
    ...aboutThings('draft_event', drafts, {
      one: (title) => `“${title}” is still a draft, and its date has passed`,
      many: (amount) => `${amount} events are still drafts, and their dates have passed`,
    }),
    ...aboutThings('ending_announcement', ending, {
      one: (title) => `The announcement “${title}” ends within ${ENDING_DAYS} days`,
      many: (amount) => `${amount} announcements end within ${ENDING_DAYS} days`,
    }),
  );
  if (visibility.seesPeople) {
    const { fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
    items.push(
      ...aboutCount(
        'new_members',
        fresh,
        `${counted(fresh, 'new member')} joined in the last ${NEW_MEMBER_DAYS} days`,
      ),
    );
  }
  return items;
}

const inShillings = (amount: number) => `KES ${amount.toLocaleString('en-US')}`;

/** The figures of the overview: each is counted, and what can't be counted isn't there. */
export async function figuresFor(
  db: Queryable,
  visibility: Visibility,
  { now, timeZone }: Moment,
): Promise<LeaderOverview['figures']> {
  const { department } = visibility;
  const figures: LeaderOverview['figures'] = [];
  if (department === null) {
    const { all, fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
    figures.push({ label: 'Active members', value: all, note: fresh > 0 ? `${fresh} new this week` : null });
  }
  figures.push(
    { label: 'Upcoming events', value: await countUpcoming(db, department), note: null },
    { label: 'People going', value: await countGoing(db, department), note: 'to upcoming events' },
    {
      label: 'Active announcements',
      value: await countShownAnnouncements(db, department, plainDate(now, timeZone)),
      note: null,
    },
  );
  if (visibility.seesPrayers) {
    const { all, urgent } = await countPendingPrayers(db);
    figures.push({
      label: 'Pending prayer requests',
      value: all,
      note: urgent > 0 ? `${urgent} urgent` : null,
    });
  }
  const projects = visibility.seesFunds ? await sumProjects(db) : null;
  if (projects) {
    figures.push({
      label: 'Given for projects (KES)',
      value: projects.raised,
      note: `The goal is ${inShillings(projects.goal)} for ${counted(projects.projects, 'project')}`,
    });
  }
  return figures;
}
