import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive } from '../../../../test/remote-factories';
import { remoteGrants } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../../delivery/publishing/publish-remote';
import { modules } from '../../index';
import type { OpenRenderer } from './version-renderer';
import { createPageRoutes } from '../routes';

const V2 = '2.0.0-0123456789';
const PUBLIC_SITE = { nodeBuild: 'module.exports = {};' };

/** Lists the renderers that were opened for code of a remote, and those of them that were closed. */
const opened: string[] = [];
const closed: string[] = [];
const openRenderer: OpenRenderer = (remote) => {
  const name = remote ? `${remote.name} ${remote.version}` : 'shell';
  opened.push(name);
  return {
    isBroken: false,
    ready: Promise.resolve(),
    render: async () => ({
      html: `<p>${name} on the server</p>`,
      state: '[]',
      meta: { title: 'A page' },
      site: undefined,
      remote: null,
    }),
    close: async () => void closed.push(name),
  };
};
const pages = createPageRoutes({
  ...{ version: '1', integrity: {}, scripts: [], styles: [], lazyScripts: [], lazyStyles: [], fonts: [] },
  template: '<head><!--narthex:head--></head><body><!--narthex:app--></body>',
  openRenderer,
});

const app = withTestApp({ modules: [...modules, pages], config: { pageCache: 100 } });
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
  await goLive(app(), PUBLIC_SITE);
});
const ask = async (cookies: Record<string, string> = {}) => (await app().inject({ url: '/', cookies })).body;
const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  app().inject({ method, url: `/api/v1/delivery/${url}`, headers: team, payload });

it('renders no preview on the server, of a core remote either', async () => {
  expect(await ask()).toContain('on the server');
  const preview = buildPackage({ ...PUBLIC_SITE, version: V2 });
  await publishRemote(app(), preview, { writer: namedWriter('Test'), source: 'shipped' });
  const body = { version: V2, roles: ['leader'], expires_in_hours: 1 };
  const { url } = (await send('POST', 'remotes/public-site/previews', body)).json().data;
  const token = new URL(url).searchParams.get('token');
  const [cookie] = (await send('POST', 'previews', { token })).cookies;
  expect(await ask({ narthex_preview: cookie?.value ?? '' })).not.toContain('on the server');
  expect(opened.filter((name) => name.includes(V2))).toEqual([]);
});

it('stops at once when a remote is isolated, and starts again when it is core', async () => {
  expect(await ask()).toContain('public-site 1.0.0-0123456789 on the server');
  const [grant] = await app().db.select().from(remoteGrants).where(eq(remoteGrants.remote, 'public-site'));
  const setKind = async (kind: 'core' | 'isolated') =>
    expect((await send('PUT', `grants/${grant?.id}`, { kind })).statusCode).toBe(200);

  await setKind('isolated');
  expect(await ask()).not.toContain('on the server');
  expect(closed).toEqual(['public-site 1.0.0-0123456789']);
  const { registry } = await app().remotes.current();
  expect(registry.microFrontends['public-site']?.[0]?.extras.isolated).toBe(true);
  const opens = opened.length;
  expect(await ask()).not.toContain('on the server');
  expect(opened).toHaveLength(opens);

  await setKind('core');
  expect(await ask()).toContain('on the server');
  const audit = await app().inject({ url: '/api/v1/admin/audit?action=grant.make-core', headers: team });
  expect(audit.json().data).toMatchObject([
    { subject_id: String(grant?.id), after: { title: 'public-site' } },
  ]);
});
