import { plainDate } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import type { Queryable } from '../../database/database-handle';
import type { Visibility } from './policy';
import { counted } from './presenter';
import {
  countGoing,
  countMembers,
  countPendingPrayers,
  countShownAnnouncements,
  countUpcoming,
  sumProjects,
} from './overview-repository';
import { NEW_MEMBER_DAYS, daysFrom, type Moment } from './attention/moment';

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
