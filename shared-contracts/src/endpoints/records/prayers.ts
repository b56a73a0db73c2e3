import { z } from 'zod';
import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  moderatedPrayerSchema,
  moderationQuerySchema,
  prayerFeatureSchema,
  prayerQuerySchema,
  prayerRejectionSchema,
  prayerSubmissionSchema,
  publicPrayerSchema,
} from '../../schemas/prayers';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of prayer requests and their moderation. */
export const prayersEndpoints = defineEndpoints({
  'prayers.listPublic': {
    capability: 'public',
    query: prayerQuerySchema,
    response: listEnvelope(publicPrayerSchema),
    reads: ['prayer'],
  },
  'prayers.submit': {
    capability: 'public',
    body: prayerSubmissionSchema,
    response: envelope(z.object({ id: z.number().int() })),
    status: 201,
    rateLimit: 'visitor-post',
    isConfidential: true,
  },
  'prayers.pray': {
    capability: 'public',
    response: envelope(z.object({ prayed_count: z.number().int() })),
    rateLimit: 'visitor-post',
    isIdempotent: true,
  },
  'prayers.listModerated': {
    capability: 'prayer.moderate',
    query: moderationQuerySchema,
    response: listEnvelope(moderatedPrayerSchema),
  },
  'prayers.approve': {
    capability: 'prayer.moderate',
    response: envelope(moderatedPrayerSchema),
    invalidates: ['prayer'],
  },
  'prayers.reject': {
    capability: 'prayer.moderate',
    body: prayerRejectionSchema,
    response: envelope(moderatedPrayerSchema),
    invalidates: ['prayer'],
  },
  'prayers.feature': {
    capability: 'prayer.moderate',
    body: prayerFeatureSchema,
    response: envelope(moderatedPrayerSchema),
    invalidates: ['prayer'],
  },
  'prayers.delete': { capability: 'prayer.moderate', response: doneSchema, invalidates: ['prayer'] },
});
