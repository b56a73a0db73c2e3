import { envelope } from '../../api/envelope';
import { calendarQuerySchema, calendarSchema } from '../../schemas/calendar';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoint of the calendar of the Sabbaths. */
export const calendarEndpoints = defineEndpoints({
  'calendar.get': {
    capability: 'public',
    query: calendarQuerySchema,
    response: envelope(calendarSchema),
    reads: ['calendar', 'site'],
  },
});
