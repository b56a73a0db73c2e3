import { DASHBOARD_LIST_SIZE, plainDate } from '@narthex/shared-contracts';
import { problem } from '../../problem-error';
import { handle } from '../../endpoints/handle';
import { readLanguage, sayIn } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { refreshOccurrences } from '../events/occurrences/occurrence-repository';
import { readTimeZone } from '../../site/site-repository';
import { countAttended, countOwnPrayers, findMembership } from './member-repository';
import { listMemberships } from '../own-account/membership/membership-repository';
import { presentMembership } from '../own-account/membership/presenter';
import { attentionFor } from './attention/attention';
import { firstDayFor } from './first-day/first-day';
import { figuresFor } from './overview-figures';
import { listNextEvents } from './overview-repository';
import { activityTypes, visibilityFor } from './policy';
import { presentActivities, presentNextEvents } from './presenter';
import { listActivities } from './repository';

const LIST = DASHBOARD_LIST_SIZE;

export const overviewRoutes: ModuleRoutes = async (app) => {
  handle(app, 'dashboard.leaderOverview', async ({ actor, request }) => {
    const visibility = visibilityFor(actor);
    const { department } = visibility;
    const timeZone = await readTimeZone(app.db);
    const moment = { now: new Date(), timeZone, say: sayIn(readLanguage(request)) };
    await refreshOccurrences(app.db, () => Promise.resolve(timeZone), moment.now);
    const withDrafts = department !== null || visibility.seesPeople;
    const upcoming = await listNextEvents(app.db, { department, limit: LIST, withDrafts });
    const activities = await listActivities(app.db, {
      types: activityTypes(visibility),
      department,
      limit: LIST,
    });
    return {
      success: true,
      data: {
        first_day: visibility.setsUp ? await firstDayFor(app.db, moment.say) : [],
        attention: await attentionFor({ db: app.db, actor, visibility, ...moment }),
        figures: await figuresFor(app.db, visibility, moment),
        upcoming: presentNextEvents(upcoming),
        activities: presentActivities(activities, timeZone, moment.say),
        events_by_month: [],
      },
    };
  });

  handle(app, 'dashboard.memberOverview', async ({ actor, request }) => {
    const { id } = actor;
    const membership = await findMembership(app.db, id);
    if (!membership) throw problem('not_found');
    const say = sayIn(readLanguage(request));
    const ministries = (await listMemberships(app.db, id))
      .filter(({ status }) => status === 'joined')
      .map((row) => presentMembership(row, say));
    return {
      success: true,
      data: {
        membership_since:
          membership.membership_date ?? plainDate(membership.created_at, await readTimeZone(app.db)),
        prayer_requests_count: await countOwnPrayers(app.db, id),
        events_attended: await countAttended(app.db, id, new Date()),
        ministries_joined: ministries.length,
        ministries,
      },
    };
  });
};
