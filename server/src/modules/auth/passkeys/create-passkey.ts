import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointBody, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../../problem-error';
import { endUserSessions, type SignedInUser } from '../../../plugins/access/session-repository';
import { causedBy } from '../../../mail/recipients/recipient-budget';
import { readSite } from '../../../site/site-repository';
import { queuePasskeyAdded } from '../links/queue-account-emails';
import { endChallenges } from '../second-factor/challenge-repository';
import { hasFactor, replaceRecoveryCodes } from '../second-factor/second-factor-repository';
import { describeCredentials } from './describe-credentials';
import { challengeOwner, storePasskeyChallenge, takePasskeyChallenge } from './passkey-challenge-repository';
import { MAX_PASSKEYS, PASSKEY_TIMEOUT_MS } from './passkey-policy';
import { insertPasskey, listPasskeys, type PasskeyRow } from './passkey-repository';
import { relyingParty } from './relying-party';

interface Owner {
  readonly user: SignedInUser;
  readonly sessionId: number;
}

const TOO_MANY = t('At most {max} passkeys. Please remove one that you don’t use any more.', {
  max: MAX_PASSKEYS,
});

/** Returns what a browser needs to make a passkey, which only this session can register. */
export async function beginPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { user, sessionId }: Owner,
): Promise<EndpointOutput<'passkeys.setUp'>['data']> {
  const known = await listPasskeys(app.db, user.id);
  if (known.length >= MAX_PASSKEYS) throw problem('conflict', TOO_MANY);
  const rp = { id: relyingParty(request).id, name: (await readSite(app.db)).name };
  const {
    challenge,
    user: described,
    pubKeyCredParams,
  } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: new TextEncoder().encode(`narthex-${user.id}`),
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`,
  });
  await storePasskeyChallenge(app.db, challengeOwner.newPasskey(sessionId), challenge);
  return {
    challenge,
    rp,
    user: described,
    pubKeyCredParams,
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: describeCredentials(known),
    // The sign-in begins with the address and the password, so the authenticator needs no list of accounts.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
  };
}

async function verify(
  request: FastifyRequest,
  challenge: string,
  credential: EndpointBody<'passkeys.create'>['credential'],
) {
  const { id, origin } = relyingParty(request);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch (error) {
    request.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused');
    return undefined;
  }
}

/**
 * Registers the passkey that a browser has made. The first factor of an account signs out its other sessions, which were
 * opened with the password alone, and brings recovery codes.
 */
export async function createPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { user, sessionId }: Owner,
  { name, credential }: EndpointBody<'passkeys.create'>,
): Promise<{ readonly passkey: PasskeyRow; readonly recoveryCodes: readonly string[] }> {
  const challenge = await takePasskeyChallenge(app.db, challengeOwner.newPasskey(sessionId));
  const verified = challenge ? await verify(request, challenge, credential) : undefined;
  if (!verified) throw fieldProblem('credential', t('The passkey could not be checked. Please try again.'));
  return app.unitOfWork(request, async ({ tx, audit }) => {
    const isFirst = !(await hasFactor(tx, user.id));
    const passkey = await insertPasskey(tx, {
      user_id: user.id,
      credential_id: verified.id,
      public_key: Buffer.from(verified.publicKey).toString('base64url'),
      counter: verified.counter,
      transports: credential.response.transports ?? [],
      name,
    });
    await audit({ action: 'auth.passkey_add', subjectType: 'user', subjectId: user.id, after: { name } });
    await queuePasskeyAdded(tx, causedBy(request), user, name);
    if (!isFirst) return { passkey, recoveryCodes: [] };
    await endUserSessions(tx, user.id, sessionId);
    await endChallenges(tx, user.id);
    return { passkey, recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
  });
}
