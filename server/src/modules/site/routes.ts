import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';

export const siteRoutes: ModuleRoutes = async (app) => {
  handle(app, 'site.get', async () => ({ success: true, data: await app.currentSite() }));
};
