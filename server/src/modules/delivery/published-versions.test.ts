import { buildPackage, createUpload, grant } from '../../../test/remote-factories';
import { withSmallApp } from '../../../test/build-small-app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { publishingRoutes } from './publishing/publishing-routes';
import { releaseRoutes } from './releases/release-routes';
import { healthPlugin } from './health/health-plugin';
import { registryPlugin } from './registry/registry-plugin';
import { countPublished } from './releases/version-repository';

const TOKEN = 'the-token-of-this-test';
const app = withSmallApp([registryPlugin, healthPlugin, publishingRoutes, releaseRoutes], {
  shipToken: TOKEN,
  bounds: { ...DEFAULT_BOUNDS, versionsPerRemotePerDay: 2 },
});

async function publish(remote: string, major: number) {
  const remotePackage = buildPackage({ remote, version: `${major}.0.0-0123456789` });
  await grant(app(), remotePackage);
  const { payload, headers } = await createUpload(remotePackage);
  return app().inject({
    method: 'POST',
    url: '/api/v1/delivery/versions',
    payload,
    headers: { ...headers, authorization: `Bearer ${TOKEN}` },
  });
}

it('publishes a few versions of a remote within a day, the same ones again, and those of others', async () => {
  for (const major of [1, 2]) expect((await publish('choir', major)).statusCode).toBe(201);
  const refused = await publish('choir', 3);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('choir has published 2 versions within a day. Try again tomorrow.');
  expect((await publish('choir', 2)).statusCode).toBe(200);
  expect((await publish('drama', 1)).statusCode).toBe(201);
});

it('counts those that arrive at the same time', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map((major) => publish('youth', major)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429]);
  expect(await countPublished(app().db, 'youth', new Date(0))).toBe(2);
});
