import { MINUTE_MS } from '../../../time-units';

/** Within this time the authenticator must respond. It is enough to fetch a security key from another room. */
export const PASSKEY_TIMEOUT_MS = 5 * MINUTE_MS;

/** Nobody has more devices and security keys than this. */
export const MAX_PASSKEYS = 20;
