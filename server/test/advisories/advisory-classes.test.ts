import { eq } from 'drizzle-orm';
import { users } from '../../src/database/schema/auth';
import { DEFAULT_BOUNDS } from '../../src/bounds';
import { ROUTES } from '../../src/endpoints/route-table';
import { originalPath } from '../../src/media/drive';
import { insertMedia } from '../../src/modules/media/repository';
import { signIn, withTestApp } from '../build-app';
import { createUser, PASSWORD } from '../factories';
import { readMailbox } from '../mail/visitors';

/**
 * Each test is about a class of faults for which other servers have published advisories. Further classes have
 * tests beside their subjects, which docs/security/asvs.md names.
 */
const bounds = { ...DEFAULT_BOUNDS, visitorMailsPerRecipientPerHour: 2, visitorMailsPerRecipientPerDay: 2 };
const app = withTestApp({ config: { bounds } });

const routes = [...ROUTES.values()].filter(({ isPrefix }) => !isPrefix);
const fill = (path: string) => path.replace(/:[^/]+/g, '999999');

describe('a private file', () => {
  let url = '';
  beforeAll(async () => {
    const { user } = await signIn(app(), 'admin');
    const key = 'Letter-of-transfer-1a2b.pdf';
    await app().media.drive.disk.put(originalPath(key), 'confidential');
    const file = { key, kind: 'document', content_type: 'application/pdf', bytes: 12 } as const;
    await insertMedia(app().db, [{ ...file, uploaded_by: user.id, readers: 'members.read' }]);
    url = `/media/${key}`;
  });

  it.each<[string, (path: string) => string]>([
    ['as it is', (path) => path],
    ['in small letters', (path) => path.toLowerCase()],
    ['in capitals', (path) => path.toUpperCase()],
    ['with an encoded letter', (path) => path.replace('L', '%4C')],
    ['with an encoded slash', (path) => path.replace('/Letter', '%2FLetter')],
    ['with a slash encoded twice', (path) => path.replace('/Letter', '%252FLetter')],
    ['with two slashes', (path) => path.replace('/Letter', '//Letter')],
    ['with two slashes at its start', (path) => `/${path}`],
    ['with a slash at its end', (path) => `${path}/`],
    ['with a dot at its end', (path) => `${path}.`],
    ['with a space at its end', (path) => `${path}%20`],
    ['with NUL at its end', (path) => `${path}%00`],
    ['with a backslash', (path) => path.replace('/Letter', '\\Letter')],
    ['with a way round', (path) => path.replace('/Letter', '/./Letter')],
    ['with a way round that is encoded', (path) => path.replace('/Letter', '/x/%2e%2e/Letter')],
    ['through the folder of the shell', (path) => `/shell/..${path}`],
    ['through the encoded folder of the shell', (path) => `/shell/%2e%2e${path}`],
    ['through the folder of remotes', (path) => `/remotes/youth/1.0.0-0123456789/../../..${path}`],
    ['as a picture of a preview', (path) => `${path}/og.jpg`],
    ['as a picture of a size', (path) => `${path}/480.webp`],
    ['with a parameter of its path', (path) => `${path};a=1`],
    ['in a language', (path) => `/sw${path}`],
  ])('is shown to no visitor who asks for it %s', async (_how, spell) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app().inject({ method, url: spell(url) });
      expect([400, 401, 404]).toContain(response.statusCode);
      expect(response.body).not.toContain('confidential');
    }
  });
});

describe('a body of another type than it is', () => {
  const validated = routes.filter(
    ({ method, body }) =>
      method !== 'GET' && body && !body.safeParse({}).success && !body.safeParse(undefined).success,
  );
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    ({ headers } = await signIn(app(), 'admin'));
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json ;charset=utf-8',
    'application/json\t;a=b',
    'application/json; charset=utf-16',
    'application/json,text/plain',
    'application/ json',
    'application/merge-patch+json',
    'text/json',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    '',
  ])(`is never taken without being checked: %j, at each endpoint that checks`, async (type) => {
    expect(validated.length).toBeGreaterThan(40);
    const taken: string[] = [];
    for (const { name, method, paths } of validated) {
      const response = await app().inject({
        method: method as 'POST',
        url: fill(paths[0] ?? ''),
        headers: { ...headers, 'content-type': type },
        payload: '{"unknown":1}',
      });
      if (response.statusCode < 400 || response.statusCode >= 500)
        taken.push(`${name}: ${response.statusCode}`);
    }
    expect(taken).toEqual([]);
  });
});

describe('what a caller is counted by', () => {
  const tryIn = (email: string, password: string) =>
    app().inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress: '10.9.0.1',
    });

  it('is the account, however its address is written', async () => {
    const { email } = await createUser(app(), { email: `cafe-${crypto.randomUUID()}@demo.test` });
    const spellings = [
      email.toUpperCase(),
      ` ${email}`,
      `${email}\t`,
      email.replace('cafe', 'CaFe'),
      `${email}\u200b`,
    ];
    for (const spelled of spellings)
      expect([401, 422, 429]).toContain((await tryIn(spelled, 'wrong')).statusCode);
    expect((await tryIn(email, PASSWORD)).statusCode).toBe(429);
  });

  it('is the mailbox, through whichever door a visitor comes', async () => {
    const email = `${crypto.randomUUID()}@demo.test`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let sent = 0; sent < 2; sent += 1) {
      await app().inject({ method: 'POST', url: '/api/v1/newsletter', payload: { email, interests: [] } });
      const payload = `email=${encodeURIComponent(email.toUpperCase())}`;
      await app().inject({ method: 'POST', url: '/forms/newsletter', headers: form, payload });
    }
    expect((await readMailbox(app(), email)).length).toBeLessThanOrEqual(2);
  });
});

describe('a suspended account', () => {
  /** Signing out and the reports of browsers are open to everybody. */
  const guarded = routes.filter(({ capability }) => capability !== 'public');

  it(`opens none of ${guarded.length} guarded endpoints with a session that it still holds`, async () => {
    const { headers, user } = await signIn(app(), 'admin');
    expect((await app().inject({ url: '/api/v1/admin/users', headers })).statusCode).toBe(200);
    await app().db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
    const open: string[] = [];
    for (const { method, paths } of guarded)
      for (const path of paths) {
        const response = await app().inject({ method: method as 'GET', url: fill(path), headers });
        if (response.statusCode !== 401) open.push(`${method} ${path}: ${response.statusCode}`);
      }
    expect(open).toEqual([]);
  });
});
