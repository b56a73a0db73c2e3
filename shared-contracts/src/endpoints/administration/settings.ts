import { envelope, partialInput } from '../../api/envelope';
import { settingsInputSchema, settingsSchema } from '../../schemas/system/settings';
import { siteSchema } from '../../schemas/system/site';
import { defineEndpoints } from '../define-endpoints';

/** The facts of the site. */
export const settingsEndpoints = defineEndpoints({
  'site.get': { capability: 'public', response: envelope(siteSchema), reads: ['site'] },

  'settings.get': { capability: 'settings.read', response: envelope(settingsSchema) },
  'settings.update': {
    capability: 'settings.manage',
    body: partialInput(settingsInputSchema),
    response: envelope(settingsSchema),
    // The texts about the congregation go with their key.
    invalidates: ['site', 'about'],
  },
});
