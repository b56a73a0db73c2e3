import { doneSchema } from '../../api/envelope';
import { inquirySchema } from '../../schemas/people/visitor-forms';
import { defineEndpoints } from '../define-endpoints';

/** What visitors ask. */
export const inquiriesEndpoints = defineEndpoints({
  'inquiries.submit': {
    capability: 'public',
    body: inquirySchema,
    response: doneSchema,
    status: 201,
    rateLimit: 'visitor-post',
  },
});
