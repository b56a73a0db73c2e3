import type { App } from '../src/app';
import { createUser, PASSWORD } from './factories';
import { KINDS, type Kind } from './sign-in';

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
