import { computeBucket, type Mount } from '@narthex/shared-contracts';
import { signIn } from './sign-in';
import { readTarget } from './target';

it('says that a site is away, or another kind of site', async () => {
  const site = 'https://church.example';
  const asked = jest.spyOn(globalThis, 'fetch');
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  asked.mockRejectedValue(refused);
  const away = "https://church.example can't be reached: connect ECONNREFUSED. Is the site running?";
  await expect(readTarget(site, 'music')).rejects.toThrow(away);
  const place = { mount: { path: '/music' } as Mount, path: '/music', isPublic: true };
  const person = { email: 'a@church.example', password: 'secret' };
  await expect(signIn(site, place, person)).rejects.toThrow(away);
  asked.mockResolvedValue(new Response('<!doctype html>'));
  await expect(readTarget(site, 'music')).rejects.toThrow('is another kind of site');
  asked.mockRestore();
});

describe('sign in', () => {
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
});

describe('target', () => {
  const SITE = 'https://church.example';
  const FOLDER = '/remotes/choirs/1.0.0-0123456789/';
  const HASH = `sha384-${'b'.repeat(64)}`;
  const MANIFEST = {
    metaData: {
      globalName: 'choirs',
      remoteEntry: { name: 'entry.js' },
      integrity: { 'entry.js': HASH },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const mount = (path: string, guard = 'leader') => ({ path, guard, title: 'Choirs' });

  function serve(mounts: readonly object[], extras: object = {}): void {
    const live = {
      url: `${FOLDER}mf-manifest.json`,
      metadata: { integrity: HASH, version: '1.0.0-0123456789' },
      extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts, ...extras },
    };
    const files: Record<string, unknown> = {
      '/registry.json': JSON.stringify({ microFrontends: { choirs: [live] } }),
      [live.url]: JSON.stringify(MANIFEST),
      [`${FOLDER}entry.js`]: 'the entry',
    };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const text = files[new URL(String(url)).pathname];
      return new Response(String(text), { status: text === undefined ? 404 : 200 });
    });
  }

  afterEach(() => jest.restoreAllMocks());

  it('reads what is live of a remote', async () => {
    serve([mount('/choirs')]);
    expect(await readTarget(SITE, 'choirs')).toMatchObject({
      ...{ path: '/choirs', isPublic: false, folder: FOLDER },
      manifest: { path: `${FOLDER}mf-manifest.json`, text: JSON.stringify(MANIFEST) },
      entry: { path: `${FOLDER}entry.js`, text: 'the entry' },
      files: { container: 'choirs' },
    });
  });

  it.each([
    ['the first page', [mount('/choirs'), mount('/songs')], undefined, '/choirs', false],
    ['another page than home', [mount('/', 'public'), mount('/songs', 'public')], undefined, '/songs', true],
    ['home where it is all', [mount('/', 'public')], undefined, '/', true],
    [
      'where people land',
      [{ ...mount('/choirs'), landing: '/choirs/mine' }],
      undefined,
      '/choirs/mine',
      false,
    ],
    ['the page that is named', [mount('/choirs'), mount('/songs', 'public')], '/songs/1', '/songs/1', true],
    [
      'no page with a gap',
      [mount('/About{product}', 'public'), mount('/s', 'public')],
      undefined,
      '/s',
      true,
    ],
  ])('opens %s', async (_, mounts, named, path, isPublic) => {
    serve(mounts);
    expect(await readTarget(SITE, 'choirs', named)).toMatchObject({ path, isPublic });
  });

  it('comes as a visitor whom no canary is for', async () => {
    serve([mount('/choirs')]);
    const { visitor } = await readTarget(SITE, 'choirs');
    expect(computeBucket(visitor, 'choirs')).toBeGreaterThanOrEqual(99);
  });

  it.each([
    ['songs', undefined, {}, `Nothing of songs is live on ${SITE}.`],
    ['choirs', '/songs', {}, 'choirs has no page on /songs.'],
    ['choirs', undefined, { disabled: 'Back on Monday.' }, `choirs is switched off on ${SITE}.`],
  ])('says why %s on %s can not be opened', async (remote, path, extras, sentence) => {
    serve([mount('/choirs')], extras);
    await expect(readTarget(SITE, remote, path)).rejects.toThrow(sentence);
  });
});
