import type { Mount } from '@narthex/shared-contracts';
import { signIn } from './sign-in';

const SITE = 'https://church.example';
const user = { id: 1, email: 'a@church.example' };
const asked = jest.fn<Promise<Response>, [URL, RequestInit]>();
const respond = (status: number, body: object) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const place = (mount: Partial<Mount>, isPublic = false) => ({
  mount: { path: '/choirs', guard: 'leader', title: 'Choirs', ...mount } as Mount,
  path: mount.path ?? '/choirs',
  isPublic,
});
const PERSON = { email: 'a@church.example', password: 'secret' };

beforeEach(() => {
  asked.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['DEMO_PASSWORD'];
});

const lastCall = () => {
  const [url, init] = asked.mock.calls[0] ?? [];
  return [url?.pathname, JSON.parse(String(init?.body))];
};

it('signs a leader in for the department of the mount, and keeps the session as the site does', async () => {
  respond(200, { data: { token: 't', user, role: 'leader', department: null } });
  expect(await signIn(SITE, place({ departments: ['music', 'youth'] }), PERSON)).toEqual([
    { name: 'auth_token', value: 't' },
    { name: 'token', value: 't' },
    { name: 'user_data', value: JSON.stringify(user) },
    { name: 'user_role', value: 'leader' },
    { name: 'department', value: 'music' },
  ]);
  expect(lastCall()).toEqual(['/api/auth/leader-login', { ...PERSON, department: 'music' }]);
});

it('signs everybody else in at the other doors', async () => {
  respond(200, { data: { token: 't', user, role: 'member', department: null } });
  const session = await signIn(SITE, place({ path: '/member-dashboard', guard: 'signed-in' }), PERSON);
  expect(session?.map(({ name }) => name)).not.toContain('department');
  expect(lastCall()).toEqual(['/api/auth/login', PERSON]);
});

it('says in the words of the site why nobody could sign in', async () => {
  respond(422, { message: 'Invalid credentials' });
  await expect(signIn(SITE, place({}), PERSON)).rejects.toThrow(
    'a@church.example could not sign in: Invalid credentials',
  );
});

it('visits a public page as nobody, and asks for a person elsewhere', async () => {
  expect(await signIn(SITE, place({ guard: 'public' }, true), {})).toBeNull();
  await expect(signIn(SITE, place({}), {})).rejects.toThrow('/choirs asks for a sign-in');
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['http://127.0.0.1:8080', { departments: ['music'] }, 'music@demo.test'],
  ['http://127.0.0.1:8080', { path: '/member-dashboard' }, 'member@demo.test'],
  ['http://localhost:8080', { path: '/admin/users' }, 'admin@demo.test'],
])('takes the demo account of %s that fits %j', async (site, mount, email) => {
  process.env['DEMO_PASSWORD'] = 'a demo password';
  respond(200, { data: { token: 't', user, role: 'member', department: null } });
  await signIn(site, place(mount as Partial<Mount>), {});
  expect(lastCall()[1]).toMatchObject({ email, password: 'a demo password' });
});

it('sends the demo password to no other site', async () => {
  process.env['DEMO_PASSWORD'] = 'a demo password';
  await expect(signIn(SITE, place({}), {})).rejects.toThrow('asks for a sign-in');
});
