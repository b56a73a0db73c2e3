import { randomBytes, randomUUID } from 'node:crypto';
import { buildApp, type App } from '../../../app';
import type { Config } from '../../../config';
import type { DatabaseHandle } from '../../../database/database-handle';
import { BackupError } from '../../backup-error';
import { insertThrowAwayAccount } from './throw-away-account-repository';

/** The first pages of a process that gives way to others can be late, and come without their content. */
const PAGE_ATTEMPTS = 5;
const HEADERS = { host: 'localhost' };

async function signIn(app: App, email: string, password: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: HEADERS,
    payload: { email, password },
  });
}

/** Signs somebody in who exists in this copy alone: passwords, sessions and accounts work together. */
async function trySignIn(app: App): Promise<void> {
  const email = `${randomUUID()}@backup.invalid`;
  const password = randomBytes(18).toString('base64url');
  await insertThrowAwayAccount(app.db, email, await app.passwords.hash(password));
  const refused = await signIn(app, email, `${password}!`);
  if (refused.statusCode !== 401) {
    throw new BackupError(`The restored site takes a wrong password (status ${refused.statusCode}).`);
  }
  const signedIn = await signIn(app, email, password);
  const token: unknown = signedIn.statusCode === 200 ? signedIn.json().token : undefined;
  if (typeof token !== 'string') {
    throw new BackupError(`Nobody can sign in to the restored site (status ${signedIn.statusCode}).`);
  }
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { ...HEADERS, cookie, authorization: `Bearer ${token}` };
  const account = await app.inject({ url: '/api/auth/user', headers });
  if (account.statusCode === 200 && account.body.includes(email)) return;
  throw new BackupError(`The restored site forgets who has signed in (status ${account.statusCode}).`);
}

/** Asks for the home page with the restored rows. Where browsers render pages, its data stands for it. */
async function tryPage(app: App, isRendered: boolean): Promise<void> {
  const url = isRendered ? '/' : '/api/v1/homepage';
  let status = 0;
  for (let attempt = 1; attempt <= PAGE_ATTEMPTS; attempt += 1) {
    const page = await app.inject({ url, headers: { ...HEADERS, accept: isRendered ? 'text/html' : '*/*' } });
    status = page.statusCode;
    if (status === 200 && (!isRendered || page.body.includes('<h1'))) return;
  }
  throw new BackupError(`The restored site does not render its home page (status ${status}).`);
}

/**
 * Starts the restored site without a port, emails and tasks, and uses it as a person would. Pages must be rendered if the
 * site itself renders them.
 */
export async function tryRestoredSite(
  config: Config,
  database: DatabaseHandle,
  rendersPages: boolean,
): Promise<void> {
  const app = await buildApp({ config, database });
  try {
    await trySignIn(app);
    await tryPage(app, rendersPages);
  } finally {
    await app.close();
  }
}
