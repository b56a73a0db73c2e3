import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../api/limits';
import { t } from '../language/translate';
import { signedInSchema } from './auth';
import { passkeySchema, signedChallengeSchema } from './passkeys';
import { atMost, lineText, requiredText } from './text';

const MAX_CODE_LENGTH = 60;
const ENTER_CODE = t('Please enter the code');

/** Validates a code of an authenticator app, or a recovery code. */
const code = requiredText(ENTER_CODE, MAX_CODE_LENGTH);
const challenge = z.string().regex(/^[\w-]{1,200}$/, t('The sign-in is not complete'));

/** Validates the form that asks for a code. */
export const codeSchema = z.object({ code });

/** Names the second factors of an account. Recovery codes replace either. */
const FACTORS = ['app', 'passkey'] as const;
/** Names a second factor of an account. */
export type Factor = (typeof FACTORS)[number];

/**
 * Describes a sign-in whose password was right. With `code` it waits for one of the account's factors, which are a code
 * of its app and a passkey; with `set-up` the account needs an app first.
 */
export const signInChallengeSchema = z.object({
  challenge: z.string(),
  step: z.enum(['code', 'set-up']),
  factors: z.array(z.enum(FACTORS)).optional(),
});
/** Describes a sign-in that waits for its second step. */
export type SignInChallenge = z.infer<typeof signInChallengeSchema>;

/** Describes the response to a right password that opens no session yet, so `success` is false. */
export const challengedSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  data: signInChallengeSchema,
});

/** Describes the response to a sign-in: a session, or what it still needs. */
export const signInResponseSchema = z.union([signedInSchema, challengedSchema]);

/** Validates the request for an app's key, or for what a passkey signs, during a sign-in. */
export const challengeSchema = z.object({ challenge });
/** Validates the second step of a sign-in: a code, or a challenge that a passkey has signed. */
export const secondStepSchema = z
  .object({
    challenge,
    code: lineText(MAX_CODE_LENGTH).optional(),
    passkey: signedChallengeSchema.optional(),
  })
  .refine((step) => step.code || step.passkey, { message: ENTER_CODE, path: ['code'] });

/** Describes the session after the second step, with recovery codes if the step has set up the app. */
export const secondStepResponseSchema = signedInSchema.extend({
  recovery_codes: z.array(z.string()).optional(),
});

/** Describes what an authenticator app needs: its key, and the same as a URI for the QR code. */
export const authenticatorSchema = z.object({ key: z.string(), uri: z.string() });
/** Describes what an authenticator app needs. */
export type Authenticator = z.infer<typeof authenticatorSchema>;

/**
 * Describes new recovery codes. They are shown only this once. The list is empty for an account that keeps the codes
 * which it has.
 */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Describes the second factors of the signed-in person. */
export const secondFactorSchema = z.object({
  is_enabled: z.boolean(),
  /** Is true if the site requires it of this person. */
  is_required: z.boolean(),
  has_app: z.boolean(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.number().int(),
});
/** Describes the second factors of the signed-in person. */
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Validates a proof that the person of a session is present: the password, a code or a passkey. */
export const proofSchema = z
  .object({
    current_password: z.string().max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)).optional(),
    code: lineText(MAX_CODE_LENGTH).optional(),
    passkey: signedChallengeSchema.optional(),
  })
  .refine((proof) => proof.current_password || proof.code || proof.passkey, {
    message: t('Please enter your current password'),
    path: ['current_password'],
  });
/** Describes a proof before validation. */
export type ProofInput = z.input<typeof proofSchema>;
