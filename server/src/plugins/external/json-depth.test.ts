import { withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { authRoutes } from '../../modules/auth/routes';
import { isNestedDeeper } from './bodies';

it.each([
  ['{"a":[{"b":1}]}', 3, false],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[{}],{}]', 3, false],
  ['"[[[["', 0, false],
  ['{"a":"\\"[[[["}', 1, false],
  ['{"a":"\\\\","b":[]}', 1, true],
  ['{"a":"\\\\[[["}', 1, false],
  ['[[[', 2, true],
  ['', 0, false],
] as const)('%s is nested deeper than %i: %s', (text, maxDepth, expected) => {
  expect(isNestedDeeper(text, maxDepth)).toBe(expected);
});

describe('a body', () => {
  const app = withTestApp({ modules: [authRoutes] });
  const nest = (open: string, close: string, times: number) => open.repeat(times) + '1' + close.repeat(times);
  const send = (value: string) =>
    app().inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":${value}}`,
    });

  it.each([
    ['arrays', nest('[', ']', 200_000)],
    ['objects', nest('{"a":', '}', 60_000)],
    ['one level too much', nest('[', ']', DEFAULT_BOUNDS.jsonDepth)],
  ])('of %s in each other is refused, and says why', async (_what, value) => {
    const response = await send(value);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_request',
      message: 'This JSON is nested too deeply.',
    });
  });

  it('as deep as allowed is checked like any other', async () => {
    expect((await send(nest('[', ']', DEFAULT_BOUNDS.jsonDepth - 1))).statusCode).toBe(422);
  });
});
