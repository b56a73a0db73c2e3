import { plainDate } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import type { Visibility } from './policy';
import {
  countGoing,
  countMembers,
  countPendingPrayers,
  countShownAnnouncements,
  countUpcoming,
  sumProjects,
} from './overview-repository';
import { NEW_MEMBER_DAYS } from './attention/attention-policy';
import { daysFrom, type Moment } from './attention/moment';

const inShillings = (amount: number) => `KES ${amount.toLocaleString('en-US')}`;

/** Returns the figures of the overview. A figure that can't be counted is omitted. */
export async function figuresFor(
  db: Queryable,
  visibility: Visibility,
  { now, timeZone, say }: Moment,
): Promise<LeaderOverview['figures']> {
  const { department } = visibility;
  const figures: LeaderOverview['figures'] = [];
  if (department === null) {
    const { all, fresh } = await countMembers(db, daysFrom(now, -NEW_MEMBER_DAYS));
    figures.push({
      label: say(t('Active members')),
      value: all,
      note: fresh > 0 ? say(t('{count} new this week'), { count: fresh }) : null,
    });
  }
  figures.push(
    { label: say(t('Upcoming events')), value: await countUpcoming(db, department), note: null },
    {
      label: say(t('People going to upcoming events')),
      value: await countGoing(db, department),
      note: null,
    },
    {
      label: say(t('Active announcements')),
      value: await countShownAnnouncements(db, department, plainDate(now, timeZone)),
      note: null,
    },
  );
  if (visibility.seesPrayers) {
    const { all, urgent } = await countPendingPrayers(db);
    figures.push({
      label: say(t('Pending prayer requests')),
      value: all,
      note: urgent > 0 ? say(t('{count} urgent'), { count: urgent }) : null,
    });
  }
  const projects = visibility.seesFunds ? await sumProjects(db) : null;
  if (projects) {
    figures.push({
      label: say(t('Given for projects (KES)')),
      value: projects.raised,
      note: say(t('the goal is {goal} for {count, plural, one {# project} other {# projects}}'), {
        goal: inShillings(projects.goal),
        count: projects.projects,
      }),
    });
  }
  return figures;
}
