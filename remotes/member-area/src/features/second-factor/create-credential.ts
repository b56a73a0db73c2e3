import type { EndpointInput, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';

/** Is thrown with a message for the person if the browser has made no passkey. */
export class PasskeyNotMade extends Error {}

const NOT_MADE = t('No passkey was made. Please try again.');
const KNOWN = t('This device or security key has a passkey for your account already.');
const WRONG_ADDRESS = t('Passkeys don’t work at this address of the site.');
const MESSAGES: Readonly<Record<string, string>> = { InvalidStateError: KNOWN, SecurityError: WRONG_ADDRESS };

/** Lets the browser make a passkey. The code for it loads with the first use. */
export async function createCredential(
  creation: EndpointOutput<'passkeys.setUp'>['data'],
): Promise<EndpointInput<'passkeys.create'>['body']['credential']> {
  const { startRegistration } = await import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (cause) {
    console.warn('No passkey was made', cause);
    throw new PasskeyNotMade((cause instanceof Error && MESSAGES[cause.name]) || NOT_MADE);
  }
}
