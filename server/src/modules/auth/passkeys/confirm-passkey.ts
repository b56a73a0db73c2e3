import { verifyAuthenticationResponse, generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PasskeyRequest, SignedChallenge } from '@narthex/shared-contracts/schemas/passkeys';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../../problem-error';
import { storePasskeyChallenge, takePasskeyChallenge } from './passkey-challenge-repository';
import { describeCredentials } from './describe-credentials';
import { PASSKEY_TIMEOUT_MS } from './passkey-policy';
import { findPasskey, listPasskeys, markPasskeyUsed, type PasskeyRow } from './passkey-repository';
import { relyingParty } from './relying-party';

const REFUSED = t('This passkey could not be confirmed. Please try again.');

/** Returns what a passkey of the account is to sign. Throws 409 for an account without passkeys. */
export async function requestPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { userId, owner }: { readonly userId: number; readonly owner: string },
): Promise<PasskeyRequest> {
  const known = await listPasskeys(app.db, userId);
  if (known.length === 0) throw problem('conflict', t('This account has no passkey.'));
  const rpId = relyingParty(request).id;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await storePasskeyChallenge(app.db, owner, challenge);
  return {
    challenge,
    rpId,
    timeout: PASSKEY_TIMEOUT_MS,
    allowCredentials: describeCredentials(known),
    userVerification: 'preferred',
  };
}

/** Returns the count of signatures after this one, or null if the signature isn't that of the passkey. */
async function verify(
  request: FastifyRequest,
  row: PasskeyRow,
  { challenge, signed }: { readonly challenge: string; readonly signed: SignedChallenge },
): Promise<number | null> {
  const { id, origin } = relyingParty(request);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
      // The password was right before, or the person is signed in: the passkey shows that somebody holds it.
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws for whatever doesn't fit: challenge, origin, count of signatures, form of the response.
    request.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused');
    return null;
  }
}

/**
 * Uses up the challenge of this owner, which a passkey of the account must have signed. Throws 422 for anything else. Each
 * try needs a new challenge.
 */
export async function confirmPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { id: userId, email }: { readonly id: number; readonly email: string },
  { owner, signed }: { readonly owner: string; readonly signed: SignedChallenge },
): Promise<void> {
  const challenge = await takePasskeyChallenge(app.db, owner);
  const row = await findPasskey(app.db, userId, signed.id);
  const counter = challenge && row ? await verify(request, row, { challenge, signed }) : null;
  if (row && counter !== null && (await markPasskeyUsed(app.db, row, counter))) return;
  await app.unitOfWork(request, ({ audit }) =>
    audit({ action: 'auth.passkey_failed', subjectType: 'user', subjectId: userId, after: { email } }),
  );
  throw fieldProblem('passkey', REFUSED);
}
