import { withTestApp } from '../../../test/build-app';

const app = withTestApp();

interface Operation {
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-capability'?: string;
}
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  ({ paths } = (await app().inject({ url: '/api/docs/json' })).json());
});

function operation(call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${call} is not described`);
  return found;
}
const listHeaders = (call: string) =>
  (operation(call).parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);

it('says who may make a call', () => {
  const update = operation('PUT /api/v1/events/{id}');
  expect(update).toMatchObject({ security: [{ session: [] }], 'x-capability': 'events.manage' });
  expect(update.description).toContain('`events.manage`');
  const change = operation('POST /api/v1/delivery/remotes/{remote}/changes');
  expect(change.security).toEqual([{ session: [] }, { deliveryKey: [] }]);
  expect(operation('GET /api/v1/events')).toMatchObject({ security: [], 'x-capability': 'public' });
});

it.each([
  ['PUT /api/v1/events/{id}', ['If-Match']],
  ['POST /api/v1/songs', ['Idempotency-Key']],
  ['POST /api/v1/prayer-requests/{id}/pray', []],
  ['POST /api/v1/newsletter', []],
  ['POST /api/auth/login', []],
  ['POST /api/v1/sermons/upload', ['If-Match']],
  ['POST /api/v1/inquiries', ['Idempotency-Key']],
  ['GET /api/v1/events/{id}', []],
] as const)('%s knows the headers %j', (call, headers) => {
  expect(listHeaders(call)).toEqual(headers);
});

it.each([
  ['PUT /api/v1/songs/{id}', true],
  ['PUT /api/v1/events/{id}', false],
  ['GET /api/v1/songs', false],
  ['POST /api/v1/newsletter', false],
] as const)('%s may be stored for approval: %s', (call, isProposable) => {
  expect('202' in operation(call).responses).toBe(isProposable);
});

it('describes forms with files as such, and both where JSON is taken too', () => {
  const binary = { type: 'string', format: 'binary' };
  const contentOf = (call: string) => operation(call).requestBody?.content;
  expect(contentOf('POST /api/v1/sermons/upload')).toMatchObject({
    'multipart/form-data': {
      schema: { properties: { audio: binary, sermon_id: { type: 'string' } }, required: ['audio'] },
    },
  });
  const gallery = contentOf('POST /api/v1/gallery');
  expect(Object.keys(gallery ?? {})).toEqual(['application/json', 'multipart/form-data']);
  expect(gallery).toMatchObject({
    'multipart/form-data': { schema: { properties: { image: binary, title: { type: 'string' } } } },
  });
  expect(gallery?.['application/json']?.schema).not.toHaveProperty('properties.image');
  expect(contentOf('POST /api/v1/gallery/upload')).toMatchObject({
    'multipart/form-data': { schema: { properties: { image: binary }, required: ['image'] } },
  });
  expect(contentOf('POST /api/v1/delivery/versions')).toMatchObject({
    'multipart/form-data': {
      schema: {
        properties: { release: { type: 'object' }, files: { type: 'array', items: binary } },
        required: ['release', 'files'],
      },
    },
  });
});
