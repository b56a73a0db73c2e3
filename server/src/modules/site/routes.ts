import { envelope } from '@narthex/shared-contracts';
import { siteSchema } from '@narthex/shared-contracts/schemas/site';
import type { ModuleRoutes } from '../module-routes';
import { readSite } from './repository';

export const siteRoutes: ModuleRoutes = async (app) => {
  app.get('/api/v1/site', { schema: { response: { 200: envelope(siteSchema) } } }, async () => ({
    success: true,
    data: await readSite(app.db),
  }));
};
