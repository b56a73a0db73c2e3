import { withTestApp } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { DEFAULT_BOUNDS } from '../../../bounds';

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

it('a network that tries many addresses with an account signs nobody up for a while, others do', async () => {
  const { email } = await createUser(app());
  for (let tried = 0; tried < 4; tried += 1)
    expect((await join(newEmail(), '10.1.0.1')).statusCode).toBe(201);
  for (let tried = 0; tried < 2; tried += 1) expect((await join(email, '10.1.0.1')).statusCode).toBe(409);
  for (const next of [email, newEmail()]) {
    const refused = await join(next, '10.1.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  }
  expect((await join(newEmail(), '10.1.0.2')).statusCode).toBe(201);
});
