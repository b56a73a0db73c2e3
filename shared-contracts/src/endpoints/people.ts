import { z } from 'zod';
import { doneSchema, envelope } from '../envelope';
import { listEnvelope } from '../list-query';
import {
  currentSessionSchema,
  leaderLoginSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
  signedInSchema,
} from '../schemas/auth';
import { remoteReportSchema } from '../schemas/delivery';
import { prayerQuerySchema, prayerSubmissionSchema, publicPrayerSchema } from '../schemas/prayer';
import { inquirySchema, newsletterSchema } from '../schemas/visitor-forms';
import { defineEndpoints } from './define-endpoints';

const signIn = {
  capability: 'public',
  response: signedInSchema,
  rateLimit: 'sign-in',
  cache: 'no-store',
} as const;

/** Accounts and sessions, members, prayer requests, and what visitors send. */
export const peopleEndpoints = defineEndpoints({
  'auth.csrfCookie': { capability: 'public', status: 204, reads: [] },
  'auth.login': { ...signIn, body: loginSchema },
  'auth.leaderLogin': { ...signIn, body: leaderLoginSchema },
  'auth.register': {
    capability: 'public',
    body: registerSchema,
    response: doneSchema,
    status: 201,
    rateLimit: 'visitor-post',
  },
  'auth.logout': { capability: 'public', response: doneSchema, isIdempotent: true },
  'auth.currentUser': { capability: 'account.use', response: envelope(currentSessionSchema) },
  'auth.updateProfile': {
    capability: 'account.use',
    body: profileSchema,
    response: envelope(currentSessionSchema),
  },
  'auth.changePassword': { capability: 'account.use', body: passwordChangeSchema, response: doneSchema },

  'users.list': { capability: 'users.read' },
  'users.updateRole': { capability: 'users.manage' },
  'users.updateStatus': { capability: 'users.manage' },

  'members.list': { capability: 'members.read' },
  'members.create': { capability: 'members.manage', status: 201, invalidates: ['members'] },
  'members.update': { capability: 'members.manage', invalidates: ['members'] },
  'members.delete': { capability: 'members.manage', invalidates: ['members'] },

  'prayers.listPublic': {
    capability: 'public',
    query: prayerQuerySchema,
    response: listEnvelope(publicPrayerSchema),
    reads: ['prayer'],
  },
  'prayers.submit': {
    capability: 'public',
    body: prayerSubmissionSchema,
    response: envelope(z.object({ id: z.number().int() })),
    status: 201,
    rateLimit: 'visitor-post',
  },
  'prayers.pray': {
    capability: 'public',
    response: envelope(z.object({ prayed_count: z.number().int() })),
    rateLimit: 'visitor-post',
    isIdempotent: true,
  },
  'prayers.listModerated': { capability: 'prayer.moderate' },
  'prayers.feature': { capability: 'prayer.moderate', invalidates: ['prayer'] },
  'prayers.delete': { capability: 'prayer.moderate', invalidates: ['prayer'] },

  'newsletter.subscribe': {
    capability: 'public',
    body: newsletterSchema,
    response: doneSchema,
    rateLimit: 'visitor-post',
    isIdempotent: true,
  },
  'inquiries.submit': {
    capability: 'public',
    body: inquirySchema,
    response: doneSchema,
    status: 201,
    rateLimit: 'visitor-post',
  },
  'remoteReports.submit': { capability: 'public', body: remoteReportSchema, status: 204 },
});
