import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { listAudited } from '../../../../test/audited';
import { PASSWORD, createUser } from '../../../../test/factories';
import { linkIn, readMailbox } from '../../../../test/mail/visitors';
import { accountLinks, users } from '../../../database/schema/auth';
import { queueInvitation } from './queue-account-emails';

const app = withTestApp();
const NEW_PASSWORD = 'a wholly new one';
const SWAHILI = { 'accept-language': 'sw' };
const SPENT = 'This link was used already, or it is too old. Please ask for a new one.';

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  post('/api/auth/reset-password', { token, password, password_confirmation: password });
const read = (token: string) => post('/api/auth/reset-password/account', { token });
const login = (email: string, password: string) => post('/api/auth/login', { email, password });
const getToken = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';
const emailsTo = (address: string, subject: string) =>
  readMailbox(app(), address).then((all) => all.filter((email) => email.subject === subject));
const readUser = async (id: number) => (await app().db.select().from(users).where(eq(users.id, id)))[0];

async function askForLink() {
  const { user, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
  await forgot(user.email);
  const [email] = await emailsTo(user.email, 'Choose a new password');
  return { user, headers, token: getToken(linkIn(email, '/reset-password?')) };
}

describe('a forgotten password', () => {
  it('is replaced through the email: every session ends, the old one works no more', async () => {
    const { user, headers, token } = await askForLink();
    const done = await reset(token);
    expect(done.json()).toMatchObject({ success: true });
    expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
    expect((await login(user.email, PASSWORD)).statusCode).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await emailsTo(user.email, 'Your password was changed')).toHaveLength(1);
    expect((await readUser(user.id))?.email_confirmed_at).not.toBeNull();
  });

  it('is refused before one is typed once the link is spent, and the link names its account until then', async () => {
    const { user, token } = await askForLink();
    expect((await read(token)).json()).toEqual({
      success: true,
      data: { email: user.email, door: 'members', department: null },
    });
    await reset(token);
    for (const useless of [token, 'T'.repeat(43)]) {
      const refused = await read(useless);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'validation', message: SPENT });
    }
  });

  it.each([
    ['an administrator', { role: 'admin', department: 'youth' }, 'admin'],
    ['a leader', { role: 'leader', department: 'youth' }, 'leaders'],
    ['an elder', { role: 'elder', department: null }, 'members'],
  ] as const)('leads %s to the sign-in of their office', async (_, office, door) => {
    const { email } = await createUser(app(), office);
    await forgot(email);
    const [sent] = await emailsTo(email, 'Choose a new password');
    const { data } = (await read(getToken(linkIn(sent, '/reset-password?')))).json();
    expect(data).toEqual({ email, door, department: office.department });
  });

  it('gets the same response without an account, for a deactivated one, and no email then', async () => {
    const [known, closed] = [await createUser(app()), await createUser(app(), { is_active: false })];
    const responses = [
      await forgot(known.email.toUpperCase()),
      await forgot(closed.email),
      await forgot('nobody@demo.test'),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(responses[0]?.json());
    }
    expect(await readMailbox(app(), closed.email)).toEqual([]);
    expect(await readMailbox(app(), 'nobody@demo.test')).toEqual([]);
  });

  it('gets an email in the language of the page, whose link leads to a page in that language', async () => {
    const { email } = await createUser(app());
    await post('/api/auth/forgot-password', { email }, SWAHILI);
    const [sent] = await emailsTo(email, 'Chagua nenosiri jipya');
    expect(sent?.text).toContain('Unaweza kutumia kiungo mara moja');
    await post(
      '/api/auth/reset-password',
      {
        token: getToken(linkIn(sent, '/sw/reset-password?')),
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
      SWAHILI,
    );
    expect(await emailsTo(email, 'Nenosiri lako limebadilishwa')).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    const response = await forgot('nobody');
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: ['A valid email address is required'] });
  });

  it('refuses a token that was used, was guessed, or is too old', async () => {
    const { user, token } = await askForLink();
    await reset(token);
    for (const bad of [token, 'a'.repeat(43)]) {
      const response = await reset(bad, 'yet another one');
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({ token: [SPENT] });
    }
    const { token: old, user: other } = await askForLink();
    await app()
      .db.update(accountLinks)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.user_id, other.id));
    expect((await reset(old)).statusCode).toBe(422);
    expect((await login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is replaced once when the link is used twice at the same moment', async () => {
    const { token } = await askForLink();
    const statuses = (await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 422]);
  });

  it('keeps the token when the new password is too short or repeated wrongly', async () => {
    const { token } = await askForLink();
    expect((await reset(token, 'short')).json().errors).toEqual({
      password: ['Password must be at least 8 characters'],
    });
    const slip = await post('/api/auth/reset-password', {
      token,
      password: NEW_PASSWORD,
      password_confirmation: 'something else',
    });
    expect(slip.json().errors).toEqual({ password_confirmation: ['Passwords do not match'] });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('makes older emails worthless, and sends three an hour at most', async () => {
    const user = await createUser(app());
    for (let asked = 0; asked < 5; asked += 1) await forgot(user.email);
    const sent = await emailsTo(user.email, 'Choose a new password');
    expect(sent).toHaveLength(3);
    const [first, , last] = sent.map((email) => getToken(linkIn(email, '/reset-password?')));
    expect((await reset(last ?? '')).statusCode).toBe(200);
    expect((await reset(first ?? '')).statusCode).toBe(422);
  });

  it('is not opened by the link of another purpose, or once the address is another one', async () => {
    const { user, token } = await askForLink();
    await app()
      .db.update(users)
      .set({ email: `${user.id}-new@demo.test` })
      .where(eq(users.id, user.id));
    expect((await reset(token)).statusCode).toBe(422);
    const { user: member, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
    await post('/api/auth/confirm-email/resend', {}, headers);
    const [email] = await emailsTo(member.email, 'Confirm your email address');
    expect((await reset(getToken(linkIn(email, '/account/confirm-email?')))).statusCode).toBe(422);
  });

  it('stores hashes only', async () => {
    const { user, token } = await askForLink();
    const rows = await app().db.select().from(accountLinks).where(eq(accountLinks.user_id, user.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

it('an invitation lets a new member choose their first password', async () => {
  const user = await createUser(app());
  await app().db.transaction((tx) => queueInvitation(tx, app().config, user));
  const [email] = await emailsTo(user.email, 'Your account is ready');
  expect((await reset(getToken(linkIn(email, '/reset-password?')))).statusCode).toBe(200);
  expect((await login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
});

describe('an address', () => {
  const form = {
    first_name: 'Amina',
    last_name: 'Otieno',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };

  it('is confirmed by the button behind the link of the email after joining', async () => {
    await post('/api/auth/register', { ...form, email: 'joined@demo.test' });
    const { token, user } = (await login('joined@demo.test', PASSWORD)).json();
    expect(user.email_confirmed).toBe(false);
    const [email] = await emailsTo('joined@demo.test', 'Confirm your email address');
    const link = linkIn(email, '/account/confirm-email?');
    expect((await app().inject(link)).body).toContain('<button>Confirm my address</button>');
    const headers = { authorization: `Bearer ${token}` };
    const confirmed = async () =>
      (await app().inject({ url: '/api/auth/user', headers })).json().data.user.email_confirmed;
    expect(await confirmed()).toBe(false);
    expect((await post(link)).body).toContain('Your email address is confirmed.');
    expect(await confirmed()).toBe(true);
    const actions = (await listAudited(app(), 'auth.%', user.id)).map(({ action }) => action);
    expect(actions.slice(-1)).toEqual(['auth.email_confirm']);
    expect((await post(link)).statusCode).toBe(404);
    expect((await post('/api/auth/confirm-email/resend', {}, headers)).statusCode).toBe(409);
  });

  describe('that is changed', () => {
    const ask = async (person: Awaited<ReturnType<typeof signIn>>, email: string) => {
      const payload = { first_name: 'Neema', last_name: 'Achieng', email, current_password: PASSWORD };
      return app().inject({ method: 'PUT', url: '/api/auth/user', headers: person.headers, payload });
    };
    const press = (link: string, password: string) =>
      app().inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ current_password: password }).toString(),
      });
    const findLink = async (email: string) =>
      linkIn((await emailsTo(email, 'Confirm your email address'))[0], '/account/confirm-email?');

    it('stays in force until its owner confirms the new one, with the password', async () => {
      const person = await signIn(app(), 'member', { email_confirmed_at: null });
      const { user } = person;
      const email = `${user.id}-moved@demo.test`;
      const asked = await ask(person, email);
      expect(asked.json().data.user).toMatchObject({ email: user.email });
      expect(asked.json().message).toContain('open the link that we sent to the new one');
      expect((await emailsTo(user.email, 'Another email address was asked for'))[0]?.text).toContain(email);
      const link = await findLink(email);
      const { body: question } = await app().inject(link);
      expect(question).toContain(`<b>${email}</b>`);
      expect(question).toContain('name="current_password"');
      // A stranger may read the mailbox of a mistyped address, but doesn't know the password.
      const guessed = await press(link, 'a guess');
      expect(guessed.statusCode).toBe(422);
      expect(guessed.body).toContain('This is not your current password');
      expect((await readUser(user.id))?.email).toBe(user.email);
      expect((await press(link, PASSWORD)).statusCode).toBe(200);
      expect(await readUser(user.id)).toMatchObject({ email, email_confirmed_at: expect.any(Date) });
      expect((await login(email, PASSWORD)).statusCode).toBe(200);
      expect(await emailsTo(user.email, 'Your email address was changed')).toHaveLength(1);
      const spent = await press(link, PASSWORD);
      expect(spent.statusCode).toBe(404);
      expect(spent.body).toContain('<a href="/members">Sign in</a>');
    });

    it('in Swahili speaks Swahili to the end', async () => {
      const person = await signIn(app(), 'member');
      const email = `${person.user.id}-ameenda@demo.test`;
      await ask({ ...person, headers: { ...person.headers, ...SWAHILI } }, email);
      expect(await emailsTo(person.user.email, 'Ombi la kubadilisha barua pepe')).toHaveLength(1);
      const [sent] = await emailsTo(email, 'Thibitisha barua pepe yako');
      const link = linkIn(sent, '/account/confirm-email?');
      const { body } = await app().inject(link);
      for (const text of ['lang="sw"', 'Je, hii ni barua pepe yako?', 'Nenosiri lako la sasa'])
        expect(body).toContain(text);
      const { body: done } = await press(link, PASSWORD);
      for (const text of ['Barua pepe yako imethibitishwa.', '<a href="/sw/members">Ingia</a>'])
        expect(done).toContain(text);
      expect(await emailsTo(person.user.email, 'Barua pepe yako imebadilishwa')).toHaveLength(1);
    });

    it('to that of somebody else gets the same response, and the link does nothing', async () => {
      const [person, other] = [await signIn(app(), 'member'), await createUser(app())];
      const taken = await ask(person, other.email);
      expect(taken.statusCode).toBe(200);
      const { body } = await press(await findLink(other.email), PASSWORD);
      expect(body).toContain('Another account has this email address already');
      expect((await readUser(person.user.id))?.email).toBe(person.user.email);
    });

    it('stays when the password changes before the link is opened', async () => {
      const person = await signIn(app(), 'member');
      const email = `${person.user.id}-late@demo.test`;
      await ask(person, email);
      const link = await findLink(email);
      const payload = { current_password: PASSWORD, password: NEW_PASSWORD };
      await app().inject({ method: 'PUT', url: '/api/auth/password', headers: person.headers, payload });
      expect((await press(link, NEW_PASSWORD)).statusCode).toBe(404);
    });
  });

  it('gets three emails an hour at most', async () => {
    const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1)
      statuses.push((await post('/api/auth/confirm-email/resend', {}, headers)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await listAudited(app(), 'auth.confirmation_ask', user.id)).toHaveLength(3);
  });
});

describe('somebody in the register without an account', () => {
  const REGISTRATION = {
    first_name: 'Somebody',
    last_name: 'Else',
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  };
  const register = (email: string) => post('/api/auth/register', { ...REGISTRATION, email });

  it('gets the email that makes one, whichever way they ask, and the response anybody gets', async () => {
    const [account, person] = [await createUser(app()), await createUser(app(), { password_hash: null })];
    const [taken, known] = [await register(account.email), await register(person.email)];
    expect(known.statusCode).toBe(409);
    expect({ ...known.json(), request_id: '' }).toEqual({ ...taken.json(), request_id: '' });
    expect((await forgot(person.email)).json()).toEqual((await forgot('nobody@demo.test')).json());
    const sent = await emailsTo(person.email, 'Your account is ready');
    expect(sent).toHaveLength(2);
    expect(await readMailbox(app(), account.email)).toEqual([]);
    // The form that a stranger filled in changes nothing.
    expect(await readUser(person.id)).toMatchObject({ first_name: 'Neema', password_hash: null });
    expect((await readUser(person.id))?.invited_at).not.toBeNull();
    const token = getToken(linkIn(sent[0], '/reset-password?'));
    expect((await reset(token)).statusCode).toBe(200);
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('gets none when they were shut out', async () => {
    const person = await createUser(app(), { password_hash: null, is_active: false });
    expect((await register(person.email)).statusCode).toBe(409);
    await forgot(person.email);
    expect(await readMailbox(app(), person.email)).toEqual([]);
  });
});
