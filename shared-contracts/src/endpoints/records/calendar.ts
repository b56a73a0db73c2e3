import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  calendarEntrySchema,
  calendarInputSchema,
  calendarQuerySchema,
  calendarSchema,
  programmeQuerySchema,
} from '../../schemas/calendar';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the programme of the Sabbaths. */
export const calendarEndpoints = defineEndpoints({
  'calendar.get': {
    capability: 'public',
    query: calendarQuerySchema,
    response: envelope(calendarSchema),
    reads: ['calendar', 'site'],
  },
  'programme.list': {
    capability: 'public',
    query: programmeQuerySchema,
    response: listEnvelope(calendarEntrySchema),
    reads: ['calendar'],
  },
  'programme.get': { capability: 'public', response: envelope(calendarEntrySchema), reads: ['calendar'] },
  'programme.create': {
    capability: 'calendar.manage',
    body: calendarInputSchema,
    response: envelope(calendarEntrySchema),
    status: 201,
    invalidates: ['calendar'],
  },
  'programme.update': {
    capability: 'calendar.manage',
    body: partialInput(calendarInputSchema),
    response: envelope(calendarEntrySchema),
    invalidates: ['calendar'],
  },
  'programme.delete': { capability: 'calendar.manage', response: doneSchema, invalidates: ['calendar'] },
});
