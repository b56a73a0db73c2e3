import { doneSchema, envelope } from '../../api/envelope';
import { forgotPasswordSchema, resetPasswordSchema } from '../../schemas/account-links';
import {
  currentSessionSchema,
  joinedSchema,
  leaderLoginSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
  signedInSchema,
} from '../../schemas/auth';
import { defineEndpoints } from '../define-endpoints';

const signIn = {
  capability: 'public',
  response: signedInSchema,
  rateLimit: 'sign-in',
  cache: 'no-store',
  isConfidential: true,
} as const;

const OLDER_PROFILE_PATHS = ['/api/auth/profile', '/api/member/profile'] as const;

/** Declares the endpoints of accounts and sessions. */
export const authEndpoints = defineEndpoints({
  'auth.csrfCookie': { capability: 'public', status: 204, reads: [], rateLimit: 'unlimited' },
  'auth.login': { ...signIn, body: loginSchema },
  'auth.leaderLogin': { ...signIn, body: leaderLoginSchema },
  'auth.register': {
    capability: 'public',
    body: registerSchema,
    response: joinedSchema,
    status: 201,
    rateLimit: 'visitor-post',
    isConfidential: true,
  },
  'auth.logout': { capability: 'public', response: doneSchema, isIdempotent: true },
  'auth.currentUser': {
    capability: 'account.use',
    aliases: OLDER_PROFILE_PATHS,
    response: envelope(currentSessionSchema),
  },
  'auth.updateProfile': {
    capability: 'account.use',
    aliases: OLDER_PROFILE_PATHS,
    body: profileSchema,
    response: envelope(currentSessionSchema),
    isConfidential: true,
  },
  /**
   * The response is the same whether the address has an account or not, so that nobody can find out who has
   * one.
   */
  'auth.forgotPassword': {
    capability: 'public',
    body: forgotPasswordSchema,
    response: doneSchema,
    rateLimit: 'visitor-post',
  },
  'auth.resetPassword': {
    capability: 'public',
    body: resetPasswordSchema,
    response: doneSchema,
    rateLimit: 'sign-in',
    isConfidential: true,
  },
  'auth.resendConfirmation': {
    capability: 'account.use',
    response: doneSchema,
    rateLimit: 'visitor-post',
  },
  'auth.changePassword': {
    capability: 'account.use',
    body: passwordChangeSchema,
    response: doneSchema,
    isConfidential: true,
  },
});
