import { ApiError } from '@narthex/shared-auth';
import type { PasskeyRequest, SignedChallenge } from '@narthex/shared-contracts/schemas/passkeys';
import { t } from '@narthex/shared-contracts/translate';

const NOT_USED = t('The passkey was not used. Please try again.');

/**
 * Asks the person for a passkey and returns the signed challenge. The code for it loads with the first use. Throws an
 * ApiError with a message for the person if they cancel, or if the browser can't do it.
 */
export async function signWithPasskey(request: PasskeyRequest): Promise<SignedChallenge> {
  const { startAuthentication } = await import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
  } catch (cause) {
    console.warn('The passkey was not used', cause);
    throw new ApiError(400, 'passkey_not_used', NOT_USED);
  }
}
