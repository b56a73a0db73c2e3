import { generateSync } from 'otplib';
import type { App } from '../src/app';
import { newAuthenticatorKey } from '../src/modules/auth/second-factor/app/authenticator';
import {
  enableFactor,
  replaceRecoveryCodes,
  storePendingKey,
} from '../src/modules/auth/second-factor/second-factor-repository';
import { insertPasskey } from '../src/modules/auth/passkeys/passkey-repository';
import { openSession } from '../src/plugins/access/session-repository';
import { createUser, PASSWORD, type Person } from './factories';
import { SoftwareAuthenticator } from './passkeys/software-authenticator';

/** The kinds of person that may act, by the name a test title uses. A visitor is nobody. */
export const KINDS = {
  member: { role: 'member', department: null },
  'youth leader': { role: 'leader', department: 'youth' },
  'music leader': { role: 'leader', department: 'music' },
  'prayer leader': { role: 'leader', department: 'prayer' },
  'finance leader': { role: 'leader', department: 'finance' },
  'pastoral leader': { role: 'leader', department: 'pastoral' },
  elder: { role: 'elder', department: null },
  pastor: { role: 'pastor', department: null },
  'communication leader': { role: 'leader', department: 'communication' },
  admin: { role: 'admin', department: null },
} as const satisfies Readonly<Record<string, Person>>;
export type Kind = keyof typeof KINDS;

/** A new person of this kind with a session; `headers` go into `app.inject`. */
export async function signIn(app: App, kind: Kind, overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app, { ...KINDS[kind], ...overrides });
  const token = await openSession(app.db, { user_id: user.id, department: null, user_agent: 'test' });
  return { user, token, headers: { authorization: `Bearer ${token}` } };
}

const HOST = 'church.example';
/** The origin of the site in these requests. */
export const SITE = `https://${HOST}`;

/** A new person of this kind who signs in with these headers; `cookie` is what the browser sends from then on. */
export async function signInFrom(
  app: App,
  headers: Record<string, string>,
  portal: 'login' | 'leader-login' = 'login',
  kind: Kind = 'youth leader',
) {
  const user = await createUser(app, KINDS[kind]);
  const payload = {
    email: user.email,
    password: PASSWORD,
    ...(portal === 'leader-login' && { department: 'youth' }),
  };
  const response = await app.inject({
    method: 'POST',
    url: `/api/auth/${portal}`,
    headers: { host: HOST, ...headers },
    payload,
  });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { user, response, cookie, token: String(response.json().token) };
}

const STEP_SECONDS = 30;

/** Returns the code that an app with this key shows, now or some steps of half a minute from now. */
export const codeOf = (key: string, steps = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** Gives an account an app, none of whose codes was used yet. Returns its key and the recovery codes. */
export async function giveSecondFactor(app: App, userId: number) {
  const key = newAuthenticatorKey();
  const recoveryCodes = await app.db.transaction(async (tx) => {
    await storePendingKey(tx, userId, key);
    await enableFactor(tx, userId, 0);
    return replaceRecoveryCodes(tx, userId);
  });
  return { key, recoveryCodes };
}

/** Gives an account a passkey in an authenticator that works on this page. Its recovery codes are those of the app. */
export async function givePasskey(app: App, userId: number, origin = 'http://localhost') {
  const authenticator = new SoftwareAuthenticator(origin);
  const row = await app.db.transaction((tx) =>
    insertPasskey(tx, {
      user_id: userId,
      credential_id: authenticator.id,
      public_key: authenticator.publicKey,
      counter: 0,
      transports: ['usb'],
      name: 'Key',
    }),
  );
  return { authenticator, id: row.id };
}
