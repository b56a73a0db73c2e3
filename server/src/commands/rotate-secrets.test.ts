import { eq } from 'drizzle-orm';
import { listAudited } from '../../test/audited';
import { signIn, withTestApp } from '../../test/build-app';
import { buildPackage, goLive, grant } from '../../test/remote-factories';
import { giveSecondFactor } from '../../test/sign-in';
import { secondFactors } from '../database/schema/second-factors';
import { findFactor } from '../modules/auth/second-factor/second-factor-repository';
import { publishRemote } from '../modules/delivery/publishing/publish-remote';
import { namedWriter } from '../writes/unit/writer';
import { ROTATE_SECRETS } from './rotate-secrets';
import { COMMAND_LINE, runWith } from './site-command';

const VERSION = '2.0.0-0123456789';
const app = withTestApp();

const rotate = (haveLeaked: boolean) => {
  const { db, config, passwords } = app();
  const write = <T>(work: Parameters<ReturnType<typeof app>['unitOfWorkBy']>[1]) =>
    app().unitOfWorkBy(COMMAND_LINE, work) as Promise<T>;
  return runWith(ROTATE_SECRETS, { db, config, passwords, write }, { have_leaked: haveLeaked });
};
const listSessions = async (headers: Record<string, string>) =>
  (await app().inject({ url: '/api/auth/sessions', headers })).statusCode;

async function createPreviewToken(headers: Record<string, string>): Promise<string> {
  const response = await app().inject({
    method: 'POST',
    url: '/api/v1/delivery/remotes/youth/previews',
    headers,
    payload: { version: VERSION, roles: ['leader'], expires_in_hours: 24 },
  });
  return new URL(response.json().data.url).searchParams.get('token') ?? '';
}
const openPreview = async (headers: Record<string, string>, token: string) =>
  (await app().inject({ method: 'POST', url: '/api/v1/delivery/previews', headers, payload: { token } }))
    .statusCode;

beforeAll(async () => {
  await goLive(app(), { remote: 'youth', version: '1.0.0-0123456789' });
  const remotePackage = buildPackage({ remote: 'youth', version: VERSION });
  await grant(app(), remotePackage);
  await publishRemote(app(), remotePackage, { writer: namedWriter('Test'), source: 'shipped' });
});

it('keeps sessions, previews and apps of before, and begins new ones', async () => {
  const { user, headers } = await signIn(app(), 'communication leader');
  const { key } = await giveSecondFactor(app(), user.id);
  const token = await createPreviewToken(headers);
  const [before] = await app().db.select().from(secondFactors).where(eq(secondFactors.user_id, user.id));

  expect(await rotate(false)).toEqual({ factors: 1, sessions: 0, previews: 0 });
  expect(await listSessions(headers)).toBe(200);
  expect(await openPreview(headers, token)).toBe(200);
  expect(await listSessions((await signIn(app(), 'member')).headers)).toBe(200);
  expect(await openPreview(headers, await createPreviewToken(headers))).toBe(200);
  expect((await findFactor(app().db, user.id))?.key).toBe(key);
  const [after] = await app().db.select().from(secondFactors).where(eq(secondFactors.user_id, user.id));
  expect(after?.encrypted_key).not.toBe(before?.encrypted_key);
  expect(await listAudited(app(), 'settings.rotate_secrets')).toMatchObject([
    { actor_label: 'Command line' },
  ]);
});

it('refuses what was signed two replacements ago', async () => {
  const { headers } = await signIn(app(), 'member');
  await rotate(false);
  expect(await listSessions(headers)).toBe(200);
  await rotate(false);
  expect(await listSessions(headers)).toBe(401);
});

it('ends everything that leaked secrets have signed, but no second factor', async () => {
  const { user, headers } = await signIn(app(), 'communication leader');
  const { key } = await giveSecondFactor(app(), user.id);
  const token = await createPreviewToken(headers);

  const { sessions, previews } = await rotate(true);
  expect(sessions).toBeGreaterThanOrEqual(1);
  expect(previews).toBeGreaterThanOrEqual(1);
  expect(await listSessions(headers)).toBe(401);
  const again = (await signIn(app(), 'communication leader')).headers;
  expect(await listSessions(again)).toBe(200);
  expect(await openPreview(again, token)).toBe(404);
  expect((await findFactor(app().db, user.id))?.key).toBe(key);
});

it('reads an app that another process stored with the secret of before', async () => {
  const { user } = await signIn(app(), 'member');
  const { key } = await giveSecondFactor(app(), user.id);
  const [stored] = await app().db.select().from(secondFactors).where(eq(secondFactors.user_id, user.id));
  await rotate(false);
  await app()
    .db.update(secondFactors)
    .set({ encrypted_key: stored?.encrypted_key ?? '' })
    .where(eq(secondFactors.user_id, user.id));
  expect((await findFactor(app().db, user.id))?.key).toBe(key);
});
