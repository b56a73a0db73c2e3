import { z } from 'zod';
import { envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { prayerQuerySchema, prayerSubmissionSchema, publicPrayerSchema } from '../../schemas/people/prayer';
import { defineEndpoints } from '../define-endpoints';

/** Prayer requests, and their moderation. */
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
  },
  'prayers.pray': {
    capability: 'public',
    response: envelope(z.object({ prayed_count: z.number().int() })),
    rateLimit: 'visitor-post',
    isIdempotent: true,
  },
  'prayers.listModerated': { capability: 'prayer.moderate' },
  'prayers.feature': { capability: 'prayer.moderate', invalidates: ['prayer'] },
  'prayers.delete': { capability: 'prayer.moderate', invalidates: ['prayer'] },
});
