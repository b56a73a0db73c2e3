import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../api/limits/text-limits';
import { t } from '../language/translate';
import { signedInSchema } from './auth';
import { atMost, lineText, requiredText } from './text';

const MAX_CODE_LENGTH = 60;

/** Validates a code of an authenticator app, or a recovery code. */
const code = requiredText(t('Please enter the code'), MAX_CODE_LENGTH);
const challenge = z.string().regex(/^[\w-]{1,200}$/, 'The sign-in is not complete');

/** Validates the form that asks for a code. */
export const codeSchema = z.object({ code });

/**
 * Describes a sign-in whose password was right. With `code` it waits for the code of the account's app; with
 * `set-up` the account needs an app first.
 */
export const signInChallengeSchema = z.object({
  challenge: z.string(),
  step: z.enum(['code', 'set-up']),
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

/** Validates the request for an app's key during a sign-in. */
export const challengeSchema = z.object({ challenge });
/** Validates the second step of a sign-in. */
export const secondStepSchema = z.object({ challenge, code });

/** Describes the session after the second step, with recovery codes if the step has set up the app. */
export const secondStepResponseSchema = signedInSchema.extend({
  recovery_codes: z.array(z.string()).optional(),
});

/** Describes what an authenticator app needs: its key, and the same as a URI for the QR code. */
export const authenticatorSchema = z.object({ key: z.string(), uri: z.string() });
/** Describes what an authenticator app needs. */
export type Authenticator = z.infer<typeof authenticatorSchema>;

/** Describes new recovery codes. They are shown only this once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Describes the second factor of the signed-in person. */
export const secondFactorSchema = z.object({
  is_enabled: z.boolean(),
  /** Is true if the site requires it of this person. */
  is_required: z.boolean(),
  recovery_codes_left: z.number().int(),
});
/** Describes the second factor of the signed-in person. */
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Validates a proof that the person of a session is present: the password or a code. */
export const proofSchema = z
  .object({
    current_password: z.string().max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)).optional(),
    code: lineText(MAX_CODE_LENGTH).optional(),
  })
  .refine((proof) => proof.current_password || proof.code, {
    message: t('Please enter your current password'),
    path: ['current_password'],
  });
/** Describes a proof before validation. */
export type ProofInput = z.input<typeof proofSchema>;
