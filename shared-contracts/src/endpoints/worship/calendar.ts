import { envelope } from '../../api/envelope';
import { calendarQuerySchema, calendarSchema } from '../../schemas/content/calendar';
import { defineEndpoints } from '../define-endpoints';

/** The programme of the Sabbaths. */
export const calendarEndpoints = defineEndpoints({
  'calendar.get': {
    capability: 'public',
    query: calendarQuerySchema,
    response: envelope(calendarSchema),
    reads: ['calendar', 'site'],
  },
});
