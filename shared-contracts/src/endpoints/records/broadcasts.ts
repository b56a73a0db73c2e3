import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  broadcastInputSchema,
  broadcastPreviewSchema,
  broadcastQuerySchema,
  broadcastSchema,
  broadcastSendSchema,
} from '../../schemas/broadcasts';
import { defineEndpoints } from '../define-endpoints';

const saved = envelope(broadcastSchema);

/**
 * Declares the endpoints of broadcasts, which are emails to many: drafting, testing, sending and scheduling.
 */
export const broadcastsEndpoints = defineEndpoints({
  'broadcasts.list': {
    capability: 'communications.send',
    query: broadcastQuerySchema,
    response: listEnvelope(broadcastSchema),
  },
  'broadcasts.get': { capability: 'communications.send', response: saved },
  'broadcasts.create': {
    capability: 'communications.send',
    body: broadcastInputSchema,
    response: saved,
    status: 201,
  },
  'broadcasts.update': {
    capability: 'communications.send',
    body: partialInput(broadcastInputSchema),
    response: saved,
  },
  'broadcasts.delete': { capability: 'communications.send', response: doneSchema },
  'broadcasts.preview': { capability: 'communications.send', response: envelope(broadcastPreviewSchema) },
  'broadcasts.test': { capability: 'communications.send', response: doneSchema },
  'broadcasts.send': {
    capability: 'communications.send',
    body: broadcastSendSchema.nullish(),
    response: saved,
  },
  'broadcasts.unschedule': { capability: 'communications.send', response: saved },
});
