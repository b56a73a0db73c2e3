import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { readSite } from './repository';

export const siteRoutes: ModuleRoutes = async (app) => {
  handle(app, 'site.get', async () => ({ success: true, data: await readSite(app.db) }));
};
