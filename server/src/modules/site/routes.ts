import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { presentSite } from './presenter';
import { settingsRoutes } from './settings-routes';
import { studyAndMissionRoutes } from './study-and-mission-routes';

export const siteRoutes: ModuleRoutes = async (app) => {
  await app.register(settingsRoutes);
  await app.register(studyAndMissionRoutes);

  handle(app, 'site.get', async () => ({ success: true, data: presentSite(await app.currentSite()) }));
};
