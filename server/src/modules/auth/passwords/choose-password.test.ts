import { signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD } from '../../../../test/factories';
import { linkIn, readMailbox } from '../../../../test/mail/visitors';

const app = withTestApp();
type Person = Awaited<ReturnType<typeof signIn>>;

const join = (password: string) =>
  app().inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      first_name: 'Neema',
      last_name: 'Achieng',
      email: `${crypto.randomUUID()}@demo.test`,
      password,
      password_confirmation: password,
    },
  });
const change = (password: string, { headers }: Person) =>
  app().inject({
    method: 'PUT',
    url: '/api/auth/password',
    payload: { current_password: PASSWORD, password },
    headers,
  });
async function reset(password: string, { user }: Person) {
  await app().inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
  const [email] = await readMailbox(app(), user.email);
  const token = new URL(linkIn(email, '/reset-password?'), 'http://demo.test').searchParams.get('token');
  const payload = { token, password, password_confirmation: password };
  const send = () => app().inject({ method: 'POST', url: '/api/auth/reset-password', payload });
  const refused = await send();
  // A refusal doesn't use up the link.
  payload.password = payload.password_confirmation = 'sunrise over campus';
  expect((await send()).statusCode).toBe(200);
  return refused;
}

describe.each([
  ['joining', join],
  ['changing the password', change],
  ['following the link of an email', reset],
])('%s with a password that is easily guessed', (_title, choose) => {
  it.each([
    ['of the list', 'password', 'This password is one of the first that somebody would try.'],
    ['of the own name', 'Achieng2026', 'This password can be guessed from your name'],
  ])('one %s is refused at its field', async (_kind, password, message) => {
    const response = await choose(password, await signIn(app(), 'member'));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ password: [expect.stringContaining(message)] });
  });
});
