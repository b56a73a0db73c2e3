import { z } from 'zod';
import { t } from '../language/translate';
import { requiredText } from './text';

const MAX_NAME_LENGTH = 60;
/** The longest field, the statement about a new key, takes a few kilobytes. */
const MAX_FIELD_LENGTH = 20_000;
const MAX_ID_LENGTH = 1400;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transports = z.array(z.enum(TRANSPORTS));

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** Validates what every response of an authenticator has. */
const credential = {
  id: base64url(MAX_ID_LENGTH),
  rawId: base64url(MAX_ID_LENGTH),
  type: z.literal('public-key'),
};

/** Validates the response of an authenticator that has made a passkey, as browsers convert it to JSON. */
const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(MAX_FIELD_LENGTH),
    attestationObject: base64url(MAX_FIELD_LENGTH),
    // Browsers may know transports that this version doesn't.
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(20)
      .optional(),
  }),
});

/** Validates the response of an authenticator that has signed a challenge with a passkey. */
export const signedChallengeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(MAX_FIELD_LENGTH),
    authenticatorData: base64url(MAX_FIELD_LENGTH),
    signature: base64url(MAX_FIELD_LENGTH),
  }),
});
/** Describes a challenge that a passkey has signed. */
export type SignedChallenge = z.infer<typeof signedChallengeSchema>;

/** Validates a new passkey: the name that its owner gives it, and what the authenticator responded. */
export const newPasskeySchema = z.object({
  name: requiredText(t('Please enter a name'), MAX_NAME_LENGTH),
  credential: newCredentialSchema,
});

/** Validates the form of a new passkey. */
export const passkeyNameSchema = newPasskeySchema.pick({ name: true });

const USER_VERIFICATION = ['discouraged', 'preferred', 'required'] as const;
const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() }),
);

/** Describes what a browser needs to make a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.enum(USER_VERIFICATION),
    userVerification: z.enum(USER_VERIFICATION),
  }),
  attestation: z.literal('none'),
});

/** Describes what a browser needs to sign a challenge with a passkey. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: descriptors,
  userVerification: z.enum(USER_VERIFICATION),
});
/** Describes what a browser needs to sign a challenge with a passkey. */
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Describes a passkey of the signed-in person. */
export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
/** Describes a passkey of the signed-in person. */
export type Passkey = z.infer<typeof passkeySchema>;
