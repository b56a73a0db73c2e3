import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { settingsInputSchema, settingsSchema } from '../../schemas/settings';
import { siteSchema } from '../../schemas/site';
import { defineEndpoints } from '../endpoint-record';

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
  /** Dismisses the list of what a new site needs first, which the overview shows to those who manage the settings. */
  'settings.endFirstDay': {
    capability: 'settings.manage',
    response: doneSchema,
    needsNoProof: 'It hides a list of hints and changes nothing that visitors see.',
  },
});
