import { z } from 'zod';
import { envelope } from '../../api/envelope';
import { searchHitSchema, searchQuerySchema } from '../../schemas/search';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoint of the public site's search. */
export const searchEndpoints = defineEndpoints({
  'search.find': {
    capability: 'public',
    query: searchQuerySchema,
    // If nothing is found for a mistyped word, the results are those of the corrected search.
    response: envelope(z.array(searchHitSchema)).extend({ corrected: z.string().optional() }),
    // A person's search terms are private, so the browser doesn't store the response.
    offline: false,
    reads: ['events', 'sermons', 'announcements', 'leaders', 'about', 'ministries', 'site'],
  },
});
