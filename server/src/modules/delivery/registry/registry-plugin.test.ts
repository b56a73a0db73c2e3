import { eq } from 'drizzle-orm';
import { withSmallApp } from '../../../../test/build-small-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import type { App } from '../../../app';
import { remoteVersions } from '../../../database/schema/remotes';
import type { RemotePackage } from '../../../builds/packages/remote-package';
import { namedWriter } from '../../../writes/unit/writer';
import { healthPlugin } from '../health/health-plugin';
import { findVersion } from '../releases/version-repository';
import { registryPlugin } from './registry-plugin';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const mockBuilds: RemotePackage[] = [];
jest.mock('../../../builds/packages/local-builds', () => ({
  ...jest.requireActual<object>('../../../builds/packages/local-builds'),
  localBuilds: async () => mockBuilds,
}));

/** Prepares a site before its start: one remote is live, another has a narrow grant. */
async function prepareSite(app: App): Promise<void> {
  await goLive(app, { remote: 'ushers', version: V1 });
  await grant(
    app,
    buildPackage({ remote: 'drama', mounts: [{ path: '/drama', guard: 'leader', title: 'D' }] }),
  );
  mockBuilds.push(
    buildPackage({ remote: 'health', version: V1 }),
    buildPackage({ remote: 'drama', version: V1 }),
    buildPackage({ remote: 'ushers', version: V2 }),
  );
}

const app = withSmallApp([(small) => prepareSite(small as App), registryPlugin, healthPlugin], {
  environment: 'development',
});
const liveVersion = async (remote: string) =>
  (await app().remotes.current()).registry.microFrontends[remote]?.[0]?.metadata.version;

it('begins with what was built where nothing was live, and changes nothing else', async () => {
  expect(await liveVersion('health')).toBe(V1);
  expect(await liveVersion('ushers')).toBe(V1);
  expect(await findVersion(app().db, 'ushers', V2)).toMatchObject({ source: 'local' });
});

it('says which builds nobody gets', () => {
  expect(app().remotes.waitingBuilds).toEqual([{ remote: 'ushers', version: V2, live: V1 }]);
});

it('starts without a build that its grant refuses', async () => {
  expect(await findVersion(app().db, 'drama', V1)).toBeUndefined();
  expect(await liveVersion('drama')).toBeUndefined();
});

it('logs what of the registry isn’t served', async () => {
  await app()
    .db.update(remoteVersions)
    .set({ manifest_integrity: 'none' })
    .where(eq(remoteVersions.remote, 'health'));
  await app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('remotes'));
  const logged = jest.spyOn(app().log, 'error');
  expect(await liveVersion('health')).toBeUndefined();
  expect(logged).toHaveBeenCalledWith(
    { remote: 'health', reason: expect.stringMatching(/^it is invalid: ./) },
    'a part of the registry is not served',
  );
  logged.mockRestore();
});

it('is one for each language, and the same for all who ask', async () => {
  const [one, two] = await Promise.all([app().remotes.current(), app().remotes.current()]);
  expect(one).toBe(two);
  expect([...one.registries.keys()]).toEqual(['en']);
  expect(one.registries.get('en')).toBe(one.registry);
});
