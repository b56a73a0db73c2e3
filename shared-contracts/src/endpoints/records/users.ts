import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { userQuerySchema, userRoleSchema, userSchema, userStatusSchema } from '../../schemas/users';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of accounts and their roles. */
export const usersEndpoints = defineEndpoints({
  'users.list': { capability: 'users.read', query: userQuerySchema, response: listEnvelope(userSchema) },
  'users.updateRole': {
    capability: 'users.manage',
    body: userRoleSchema,
    response: envelope(userSchema),
  },
  'users.resendConfirmation': {
    capability: 'users.manage',
    response: doneSchema,
    needsNoProof: 'It repeats an email to the owner of the account and changes nothing.',
  },
  /** Signs a person out everywhere; of the caller’s own sessions the one that asks stays. */
  'users.endSessions': { capability: 'users.manage', response: doneSchema },
  'users.resetSecondFactor': { capability: 'users.manage', response: envelope(userSchema) },
  'users.updateStatus': {
    capability: 'users.manage',
    body: userStatusSchema,
    response: envelope(userSchema),
  },
});
