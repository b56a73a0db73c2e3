import { z } from 'zod';
import { envelope } from '../../api/envelope';
import { searchHitSchema, searchQuerySchema } from '../../schemas/pages/search';
import { defineEndpoints } from '../define-endpoints';

/** The search of the public site. */
export const searchEndpoints = defineEndpoints({
  'search.find': {
    capability: 'public',
    query: searchQuerySchema,
    response: envelope(z.array(searchHitSchema)),
    // What somebody looked for is theirs.
    offline: false,
    reads: ['events', 'sermons', 'announcements', 'leaders', 'about', 'ministries', 'site'],
  },
});
