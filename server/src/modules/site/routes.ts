import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { presentSite } from './present-site';

export const siteRoutes: ModuleRoutes = async (app) => {
  handle(app, 'site.get', async () => ({ success: true, data: presentSite(await app.currentSite()) }));
};
