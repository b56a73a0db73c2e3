import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { lockSettings, saveSettings } from '../../../site/site-repository';
import type { ModuleRoutes } from '../../module-routes';

/** Registers the end of the list that a new site's dashboard opens with. */
export const firstDayRoutes: ModuleRoutes = async (app) => {
  handle(app, 'settings.endFirstDay', async ({ request }) => {
    await app.unitOfWork(request, async ({ tx, audit, invalidates }) => {
      const { settings } = await lockSettings(tx);
      const { has_first_day: hasFirstDay, ...kept } = settings;
      if (!hasFirstDay) return;
      await saveSettings(tx, kept);
      await audit({ action: 'settings.end_first_day', subjectType: 'settings', subjectId: 1 });
      invalidates('site');
    });
    return { success: true, message: t('The list of your first day is put away.') };
  });
};
