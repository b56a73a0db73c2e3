import { z } from 'zod';
import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { currentSessionSchema } from '../../schemas/accounts/auth';
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
} from '../../schemas/accounts/own-account';
import { defineEndpoints } from '../define-endpoints';

/** What a person does with their own account, and what is stored about them. Nobody reads another's. */
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
  },
  'ownAccount.endSession': { capability: 'account.use', response: doneSchema },
  'ownAccount.endOtherSessions': { capability: 'account.use', response: doneSchema },
  'ownAccount.getMailChoices': { capability: 'account.use', response: envelope(mailChoicesSchema) },
  'ownAccount.updateMailChoices': {
    capability: 'account.use',
    body: mailChoicesInputSchema,
    response: envelope(mailChoicesSchema),
  },
  /** What they said they come to, the latest first. */
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
  /** Empty: gifts are not recorded here. */
  'ownAccount.listDonations': {
    capability: 'account.use',
    aliases: ['/api/member/donations'],
    response: envelope(z.array(ownDonationSchema)),
  },
  /** A zip file with everything that is stored about the person. */
  'ownAccount.export': { capability: 'account.use', cache: 'no-store' },
  /** A post, since some proxies drop the body of a DELETE. */
  'ownAccount.delete': {
    capability: 'account.use',
    body: accountDeletionSchema,
    response: doneSchema,
    invalidates: ['events', 'prayer', 'ministries', 'members'],
    isConfidential: true,
  },

  'membership.list': { capability: 'account.use', response: envelope(z.array(ownMinistrySchema)) },
  /** Asks, and a leader of the ministry lets the person in; who was invited says yes by it. */
  'membership.join': {
    capability: 'account.use',
    response: envelope(ownMinistrySchema),
    status: 201,
    invalidates: ['ministries'],
  },
  'membership.leave': { capability: 'account.use', response: doneSchema, invalidates: ['ministries'] },
});
