import { doneSchema } from '../../api/envelope';
import { newsletterSchema } from '../../schemas/visitor-forms';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoint of the newsletter. */
export const newsletterEndpoints = defineEndpoints({
  'newsletter.subscribe': {
    capability: 'public',
    body: newsletterSchema,
    response: doneSchema,
    rateLimit: 'visitor-post',
    isIdempotent: true,
  },
});
