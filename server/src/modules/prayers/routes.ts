import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { readLanguage, sayIn } from '../../responses/translate-message';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { getOrCreatePerson, refuseEndedSession } from '../../requests/visitor-device';
import { isOnWall } from './policy';
import { detectPrayerForm, readSubmission } from './prayer-values';
import { presentPublicPrayer } from './presenter';
import { findPrayer, insertPrayer, listWall, markPrayed } from './repository';
import { prayerModerationRoutes } from './moderation-routes';

const SIGNED_OUT = t('You are signed out by now. Sign in again, or send it once more as a visitor.');

export const prayerRoutes: ModuleRoutes = async (app) => {
  await app.register(prayerModerationRoutes);

  handle(app, 'prayers.listPublic', async ({ query }) =>
    listResponse(await listWall(app.db, query), presentPublicPrayer),
  );

  handle(app, 'prayers.submit', async ({ body, request }) => {
    const { values, message } = readSubmission(
      body,
      sayIn(readLanguage(request)),
      detectPrayerForm(body),
      request.user,
    );
    // Nobody would find it in the list of their own requests. An anonymous one is in no list.
    if (!values.is_anonymous) refuseEndedSession(request, SIGNED_OUT);
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
