import { signIn, withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS } from '../../bounds';

const bounds = { ...DEFAULT_BOUNDS, searchesPerNetwork: 2 };
const app = withTestApp({ config: { rateLimits: 'on', trustProxy: true, bounds } });

const find = (from: string, q = 'choir', headers: object = {}) =>
  app().inject({ url: '/api/v1/search', query: { q }, headers: { 'x-forwarded-for': from, ...headers } });
const statuses = async (...from: string[]) => {
  const seen = [];
  for (const address of from) seen.push((await find(address)).statusCode);
  return seen;
};

it('turns away the searches of one network that asks too often, and nobody else', async () => {
  expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([200, 200, 429, 200]);
  expect((await find('192.0.2.1')).headers['retry-after']).toMatch(/^\d+$/);
  const { headers } = await signIn(app(), 'member');
  expect((await find('192.0.2.1', 'choir', headers)).statusCode).toBe(200);
});

it('counts a whole IPv6 /64 as one network', async () => {
  const own = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3'];
  expect(await statuses(...own, '2001:db8:0:2::1')).toEqual([200, 200, 429, 200]);
});

it('does not count what looks for nothing', async () => {
  const empty = await Promise.all(['', ' ', '!?', '&'].map((q) => find('192.0.2.9', q)));
  expect(empty.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await statuses('192.0.2.9')).toEqual([200]);
});
