import { computeIntegrity } from '../integrity';
import { openRemoteStore } from './remote-store';

const V1 = '1.0.0-0123456789';
const CODE = Buffer.from('code');

function open(lists: Record<string, Record<string, string>>) {
  return openRemoteStore(
    { read: async (integrity) => Buffer.from(`bytes of ${integrity}`) },
    async (remote, version) => new Map(Object.entries(lists[`${remote}/${version}`] ?? {})),
  );
}

it('finds a file by the hash that was published, and no other file', async () => {
  const store = open({ [`youth/${V1}`]: { 'app.js': computeIntegrity(CODE) } });
  expect(String(await store.read('youth', V1, 'app.js'))).toBe(`bytes of ${computeIntegrity(CODE)}`);
  expect(await store.read('youth', V1, 'other.js')).toBeNull();
  expect(await store.read('music', V1, 'app.js')).toBeNull();
});

it('finds a version that is published after it was first asked for', async () => {
  const lists: Record<string, Record<string, string>> = {};
  const store = open(lists);
  expect(await store.read('youth', V1, 'app.js')).toBeNull();
  lists[`youth/${V1}`] = { 'app.js': 'sha384-x' };
  expect(String(await store.read('youth', V1, 'app.js'))).toBe('bytes of sha384-x');
});
