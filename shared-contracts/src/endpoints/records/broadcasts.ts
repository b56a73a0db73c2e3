import { doneSchema, envelope } from '../../api/envelope';
import { broadcastPreviewSchema, broadcastSchema, broadcastSendSchema } from '../../schemas/broadcasts';
import { defineEndpoints } from '../endpoint-record';

const saved = envelope(broadcastSchema);

/**
 * Declares the endpoints of broadcasts, which are emails to many: drafting, testing, sending and scheduling.
 */
export const broadcastsEndpoints = defineEndpoints({
  'broadcasts.preview': { capability: 'communications.send', response: envelope(broadcastPreviewSchema) },
  'broadcasts.test': { capability: 'communications.send', response: doneSchema },
  'broadcasts.send': {
    capability: 'communications.send',
    body: broadcastSendSchema.nullish(),
    response: saved,
  },
  'broadcasts.unschedule': { capability: 'communications.send', response: saved },
});
