import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { getOrCreatePerson } from '../../requests/visitor-device';
import { isOnWall } from './policy';
import { detectPrayerForm, readSubmission } from './prayer-values';
import { presentPublicPrayer } from './presenter';
import { findPrayer, insertPrayer, listWall, markPrayed } from './repository';
import { prayerModerationRoutes } from './moderation-routes';

export const prayerRoutes: ModuleRoutes = async (app) => {
  await app.register(prayerModerationRoutes);

  handle(app, 'prayers.listPublic', async ({ query }) =>
    listResponse(await listWall(app.db, query), presentPublicPrayer),
  );

  handle(app, 'prayers.submit', async ({ body, request }) => {
    const { values, message } = readSubmission(body, detectPrayerForm(body), request.user);
    const id = await app.unitOfWork(request, ({ tx }) => insertPrayer(tx, values));
    return { success: true, data: { id }, message };
  });

  handle(app, 'prayers.pray', async ({ params, request, reply }) => {
    const prayer = await findPrayer(app.db, params.id);
    if (!prayer || !isOnWall(prayer)) throw problem('not_found');
    const person = getOrCreatePerson(request, reply);
    const prayed = await app.unitOfWork(request, ({ tx }) => markPrayed(tx, prayer.id, person));
    return { success: true, data: { prayed_count: prayed }, message: t('Thank you for praying.') };
  });
};
