import type { FirstDayItem } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../../database/database-handle';
import type { Say } from '../../../responses/translate-message';
import { readSite } from '../../../site/site-repository';
import { readSiteContent, type SiteContent } from './first-day-repository';

type Step = readonly [step: FirstDayItem['step'], isDone: boolean, text: string];

/** The home page counts as one of the pages whose text is built in. */
const countUntouched = ({ hasHomeTexts, untouchedPages }: SiteContent) =>
  untouchedPages + (hasHomeTexts ? 0 : 1);

function listSteps(content: SiteContent, say: Say): readonly Step[] {
  const pages = countUntouched(content);
  const { hasServices, hasLeaders, hasEvents, hasPictures, leaderlessDepartments } = content;
  return [
    ['worship_times', hasServices, say(t('Enter the times of worship'))],
    ['leaders', hasLeaders, say(t('Introduce the leaders of the church'))],
    ['first_event', hasEvents, say(t('Announce your first event'))],
    ['pictures', hasPictures, say(t('Put your own pictures on the home page'))],
    [
      'page_texts',
      pages === 0,
      say(t('{count, plural, one {# page still has} other {# pages still have}} no text of your own'), {
        count: pages,
      }),
    ],
    [
      'departments',
      leaderlessDepartments === 0,
      say(
        t(
          'Invite the leaders of {count, plural, one {# department} other {# departments}} that nobody leads yet',
        ),
        { count: leaderlessDepartments },
      ),
    ],
  ];
}

/** Lists what a new site still needs; nothing once the list was dismissed. */
export async function firstDayFor(db: Queryable, say: Say): Promise<FirstDayItem[]> {
  if (!(await readSite(db)).has_first_day) return [];
  return listSteps(await readSiteContent(db), say)
    .filter(([, isDone]) => !isDone)
    .map(([step, , text]) => ({ step, text }));
}
