import { doneSchema, envelope, partialInput } from '../../api/envelope';
import {
  accountLinkSchema,
  forgotPasswordSchema,
  linkedAccountSchema,
  resetPasswordSchema,
} from '../../schemas/account-links';
import {
  currentSessionSchema,
  joinedSchema,
  leaderLoginSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
} from '../../schemas/auth';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../../schemas/passkeys';
import {
  challengeSchema,
  authenticatorSchema,
  codeSchema,
  proofSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondStepResponseSchema,
  secondStepSchema,
  signInResponseSchema,
} from '../../schemas/second-factor';
import { defineEndpoints } from '../endpoint-record';

const signIn = {
  capability: 'public',
  response: signInResponseSchema,
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
  'auth.completeSignIn': { ...signIn, body: secondStepSchema, response: secondStepResponseSchema },
  'auth.setUpAtSignIn': { ...signIn, body: challengeSchema, response: envelope(authenticatorSchema) },
  /** Returns what a passkey of the account is to sign for the second step of a sign-in. */
  'auth.passkeyAtSignIn': { ...signIn, body: challengeSchema, response: envelope(passkeyRequestSchema) },
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
    body: partialInput(profileSchema),
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
  /** Returns whose password a link sets, so that the page can refuse a spent link before somebody types. */
  'auth.readLink': {
    capability: 'public',
    body: accountLinkSchema,
    response: envelope(linkedAccountSchema),
    cache: 'no-store',
    isConfidential: true,
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
  /** Proves that the person of the session is present, for calls with `needsRecentProof`. */
  'auth.prove': {
    capability: 'account.use',
    body: proofSchema,
    response: doneSchema,
    rateLimit: 'sign-in',
    isConfidential: true,
  },
  /** Returns what a passkey of the person is to sign for `auth.prove`. */
  'auth.passkeyForProof': {
    capability: 'account.use',
    response: envelope(passkeyRequestSchema),
    rateLimit: 'sign-in',
    isConfidential: true,
  },
  'auth.changePassword': {
    capability: 'account.use',
    body: passwordChangeSchema,
    response: doneSchema,
    isConfidential: true,
  },

  'secondFactor.get': {
    capability: 'account.use',
    response: envelope(secondFactorSchema),
    isCoreOnly: true,
  },
  /** Returns a new key for an app. It counts only once `secondFactor.enable` got a code of it. */
  'secondFactor.setUp': {
    capability: 'account.use',
    response: envelope(authenticatorSchema),
    isConfidential: true,
    needsRecentProof: true,
  },
  'secondFactor.enable': {
    capability: 'account.use',
    body: codeSchema,
    response: envelope(recoveryCodesSchema),
    isConfidential: true,
  },
  /** Removes the app. Without a passkey the two-step sign-in is off then. */
  'secondFactor.disable': {
    capability: 'account.use',
    response: doneSchema,
    needsRecentProof: true,
    isCoreOnly: true,
  },
  'secondFactor.renewCodes': {
    capability: 'account.use',
    response: envelope(recoveryCodesSchema),
    isConfidential: true,
    needsRecentProof: true,
  },

  /** Returns what a browser needs to make a passkey, which `passkeys.create` of the same session registers. */
  'passkeys.setUp': {
    capability: 'account.use',
    response: envelope(passkeyCreationSchema),
    isConfidential: true,
    needsRecentProof: true,
  },
  'passkeys.create': {
    capability: 'account.use',
    body: newPasskeySchema,
    response: envelope(recoveryCodesSchema.extend({ passkey: passkeySchema })),
    isConfidential: true,
  },
  'passkeys.delete': {
    capability: 'account.use',
    response: doneSchema,
    needsRecentProof: true,
    isCoreOnly: true,
  },
});
