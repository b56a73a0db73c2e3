import { generateSecret, generateURI, verifySync } from 'otplib';
import { CLOCK_TOLERANCE_SECONDS } from '../second-factor-policy';

/** Creates a key that an authenticator app and this site share. */
export const newAuthenticatorKey = (): string => generateSecret();

/** Returns the URI that apps read from a QR code. It shows the site and the account in the app. */
export const authenticatorUri = (site: string, email: string, key: string): string =>
  generateURI({ issuer: site, label: email, secret: key });

/** People type spaces as their app shows them. */
const normalise = (code: string) => code.replace(/\s/g, '');

/** Returns the time step that a code of the app belongs to, or null if the code is wrong or too old. */
export function findTimeStep(key: string, code: string, now: Date = new Date()): number | null {
  const token = normalise(code);
  // The library throws for anything but six digits.
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret: key, token, epoch, epochTolerance: CLOCK_TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
