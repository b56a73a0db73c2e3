import { envelope } from '../../api/envelope';
import { siteSchema } from '../../schemas/administration/site';
import { defineEndpoints } from '../define-endpoints';

/** The facts of the site. */
export const settingsEndpoints = defineEndpoints({
  'site.get': { capability: 'public', response: envelope(siteSchema), reads: ['site'] },

  'settings.get': { capability: 'settings.read' },
  'settings.update': { capability: 'settings.manage', invalidates: ['site'] },
});
