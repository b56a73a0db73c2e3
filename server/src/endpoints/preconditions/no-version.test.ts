import { scopeOf } from '@narthex/shared-contracts';
import { KINDS, signIn, withTestApp, type Kind } from '../../../test/build-app';
import { ROUTES, type RouteRecord } from '../route-table';

const app = withTestApp();
const kinds = Object.keys(KINDS) as Kind[];
const people = new Map<Kind, { readonly id: number; readonly headers: Record<string, string> }>();

beforeAll(async () => {
  for (const kind of kinds) {
    const { user, headers } = await signIn(app(), kind);
    people.set(kind, { id: user.id, headers });
  }
}, 60_000);

const WRITES = [...ROUTES.values()].filter(({ method }) => method !== 'GET');
const NO_VERSION = 'has no version';
const REFUSED: readonly Record<string, string>[] = [
  { 'if-match': '"1"' },
  { 'if-match': '*' },
  { 'if-match': 'W/"abc"' },
];
const NEVER_COMPARED: readonly Record<string, string>[] = [
  { 'if-none-match': '*' },
  { 'if-none-match': '"1"' },
  { 'if-unmodified-since': 'Sat, 29 Oct 1994 19:43:31 GMT' },
];

/** Returns the headers of somebody who may call the endpoint. */
function findPerson({ capability }: RouteRecord) {
  const kind = kinds.find(
    (each) =>
      capability === 'public' ||
      scopeOf({ id: people.get(each)?.id ?? 0, ...KINDS[each] }, capability) !== 'none',
  );
  return people.get(kind ?? 'admin')?.headers;
}

async function send(record: RouteRecord, conditions: Record<string, string>) {
  const [path = ''] = record.paths;
  return app().inject({
    method: record.method as 'PUT',
    url: path.replace(/:(\w+)/g, '1'),
    headers: { ...findPerson(record), 'tus-resumable': '1.0.0', ...conditions },
  });
}

/** Returns true if the API description allows a precondition for this write. */
function isVersioned({ method, paths: [path = ''] }: RouteRecord): boolean {
  const operations = Object.entries(app().swagger().paths?.[path.replace(/:(\w+)/g, '{$1}')] ?? {});
  return operations.some(
    ([name, operation]) => name === method.toLowerCase() && JSON.stringify(operation).includes('"If-Match"'),
  );
}

describe.each(WRITES)('$name', (record) => {
  it('compares a version, or refuses to depend on one', async () => {
    const reads = isVersioned(record);
    const wrong = [];
    for (const conditions of [...(reads ? [] : REFUSED), ...NEVER_COMPARED]) {
      const { statusCode, body } = await send(record, conditions);
      if (statusCode !== 400 || body.includes(NO_VERSION) === reads)
        wrong.push([conditions, statusCode, body]);
    }
    expect(wrong).toEqual([]);
  });
});

it.each(['users.resendConfirmation', 'broadcasts.test', 'events.update', 'sermons.upload'] as const)(
  '%s compares the version that the site’s own screens send',
  (name) => {
    expect(WRITES.filter((record) => record.name === name).map(isVersioned)).toEqual([true]);
  },
);

it.each(WRITES.filter(({ name }) => name.endsWith('.create')))(
  '$name goes on where there is no version yet, and that is the condition',
  async (record) => {
    expect((await send(record, { 'if-match': '"0"' })).body).not.toContain(NO_VERSION);
  },
);
