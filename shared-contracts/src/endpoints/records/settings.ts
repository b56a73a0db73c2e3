import { envelope, partialInput } from '../../api/envelope';
import { settingsInputSchema, settingsSchema } from '../../schemas/settings';
import { siteSchema } from '../../schemas/site';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the site's facts and settings. */
export const settingsEndpoints = defineEndpoints({
  'site.get': { capability: 'public', response: envelope(siteSchema), reads: ['site'] },

  'settings.get': { capability: 'settings.read', response: envelope(settingsSchema) },
  'settings.update': {
    capability: 'settings.manage',
    body: partialInput(settingsInputSchema),
    response: envelope(settingsSchema),
    // The key of the texts about the congregation contains a setting, so they may change too.
    invalidates: ['site', 'about'],
  },
});
