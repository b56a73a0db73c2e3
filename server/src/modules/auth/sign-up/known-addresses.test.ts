import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { linkIn, readMailbox } from '../../../../test/mail/visitors';
import { DEFAULT_BOUNDS } from '../../../bounds';
import { mailOutbox } from '../../../database/schema/mail';

const app = withTestApp({ config: { bounds: { ...DEFAULT_BOUNDS, takenSignUpsPerNetwork: 2 } } });

const join = (email: string, remoteAddress: string) =>
  app().inject({
    method: 'POST',
    url: '/api/auth/register',
    remoteAddress,
    payload: {
      first_name: 'Zawadi',
      last_name: 'Kiprono',
      email,
      password: 'sunrise over campus',
      password_confirmation: 'sunrise over campus',
    },
  });
const newEmail = () => `${crypto.randomUUID()}@demo.test`;

const sentTo = async (email: string) => (await readMailbox(app(), email)).map(({ subject }) => subject);

/** Uses up what one network may find out about addresses. */
async function probe(remoteAddress: string) {
  const { email } = await createUser(app());
  for (let tried = 0; tried < 2; tried += 1) expect((await join(email, remoteAddress)).statusCode).toBe(409);
}

describe('a network that tried many addresses with an account', () => {
  it('gets the same response for every address, and leaves the same behind', async () => {
    await probe('10.1.0.1');
    const account = await createUser(app());
    const addresses = [
      newEmail(),
      account.email,
      (await createUser(app(), { password_hash: null })).email,
      (await createUser(app(), { is_active: false })).email,
    ];
    const responses = [];
    for (const email of addresses) {
      const response = await join(email, '10.1.0.1');
      const { request_id: _id, ...body } = response.json();
      const asked = await app().db.select().from(mailOutbox).where(eq(mailOutbox.to_email, email));
      responses.push({
        status: response.statusCode,
        body,
        asked: asked.map(({ template, data }) => ({ template, data })),
      });
      await readMailbox(app());
    }
    const [first, ...others] = responses;
    expect(first).toMatchObject({ status: 201, body: { success: true, is_link_sent: true } });
    expect(first?.asked).toHaveLength(1);
    for (const other of others) expect(other).toEqual(first);
    expect(await sentTo(account.email)).toEqual(['Choose a new password']);
  });

  it('still has new people join, by a link in their email', async () => {
    await probe('10.1.0.3');
    const email = newEmail();
    expect((await join(email, '10.1.0.3')).statusCode).toBe(201);
    // Signing in with the same password doesn't reveal whether the address was new.
    const login = () =>
      app().inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'sunrise over campus' },
      });
    expect((await login()).statusCode).toBe(401);
    const [invitation] = await readMailbox(app(), email);
    expect(invitation?.text).toContain('Zawadi');
    expect(invitation?.text).toContain('because somebody joined with this address');
    const token = new URLSearchParams(linkIn(invitation, '/reset-password?').split('?')[1]).get('token');
    const chosen = { password: 'sunrise over campus', password_confirmation: 'sunrise over campus' };
    await app().inject({ method: 'POST', url: '/api/auth/reset-password', payload: { token, ...chosen } });
    const signedIn = await login();
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json().user).toMatchObject({ last_name: 'Kiprono', email_confirmed: true });
  });

  it('changes nothing for other networks', async () => {
    await probe('10.1.0.4');
    const elsewhere = await join(newEmail(), '10.1.0.2');
    expect(elsewhere.statusCode).toBe(201);
    expect(elsewhere.json()).not.toHaveProperty('is_link_sent');
  });
});
