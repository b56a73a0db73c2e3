import { z } from 'zod';
import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { currentSessionSchema } from '../../schemas/auth';
import {
  accountDeletionSchema,
  deviceSessionSchema,
  mailChoicesInputSchema,
  mailChoicesSchema,
  ownDonationSchema,
  ownEventQuerySchema,
  ownEventSchema,
  ownMinistrySchema,
  ownPrayerQuerySchema,
  ownPrayerSchema,
  photoSchema,
} from '../../schemas/own-account';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of a person's own account and data. Nobody can read another person's data here. */
export const ownAccountEndpoints = defineEndpoints({
  'ownAccount.updatePhoto': {
    capability: 'account.use',
    body: photoSchema,
    response: envelope(currentSessionSchema),
  },
  'ownAccount.listSessions': {
    capability: 'account.use',
    response: envelope(z.array(deviceSessionSchema)),
    cache: 'no-store',
    isCoreOnly: true,
  },
  'ownAccount.endSession': { capability: 'account.use', response: doneSchema, isCoreOnly: true },
  'ownAccount.endOtherSessions': { capability: 'account.use', response: doneSchema, isCoreOnly: true },
  'ownAccount.getMailChoices': { capability: 'account.use', response: envelope(mailChoicesSchema) },
  'ownAccount.updateMailChoices': {
    capability: 'account.use',
    body: mailChoicesInputSchema,
    response: envelope(mailChoicesSchema),
  },
  /** Returns the events that the person has promised to attend, the latest first. */
  'ownAccount.listEvents': {
    capability: 'account.use',
    aliases: ['/api/member/events'],
    query: ownEventQuerySchema,
    response: listEnvelope(ownEventSchema),
  },
  'ownAccount.listPrayers': {
    capability: 'account.use',
    aliases: ['/api/member/prayer-requests'],
    query: ownPrayerQuerySchema,
    response: listEnvelope(ownPrayerSchema),
  },
  /** Returns an empty list, because gifts are not recorded. */
  'ownAccount.listDonations': {
    capability: 'account.use',
    aliases: ['/api/member/donations'],
    response: envelope(z.array(ownDonationSchema)),
  },
  /** Responds with a zip file of everything that is stored about the person. */
  'ownAccount.export': {
    capability: 'account.use',
    cache: 'no-store',
    isCoreOnly: true,
  },
  /** The method is POST because some proxies drop the body of a DELETE. */
  'ownAccount.delete': {
    capability: 'account.use',
    body: accountDeletionSchema,
    response: doneSchema,
    invalidates: ['events', 'prayer', 'ministries', 'members'],
    isConfidential: true,
  },

  'membership.list': { capability: 'account.use', response: envelope(z.array(ownMinistrySchema)) },
  /**
   * Sends a request that a leader of the ministry accepts. For an invited person the call accepts the
   * invitation.
   */
  'membership.join': {
    capability: 'account.use',
    response: envelope(ownMinistrySchema),
    status: 201,
    invalidates: ['ministries'],
  },
  'membership.leave': { capability: 'account.use', response: doneSchema, invalidates: ['ministries'] },
});
