import { apiErrorFrom } from './api-error';

const buildError = (
  body: unknown,
  rest: { status?: number; retryAfter?: number; statusText?: string } = {},
) => apiErrorFrom({ status: 422, body, ...rest });

it('carries what the server says', () => {
  const body = {
    message: 'Title is required',
    code: 'validation',
    errors: { title: ['Title is required', 'Too short'], fee: 'Fee must be an amount', seats: [12] },
  };
  const error = buildError(body, { retryAfter: 30, statusText: 'Unprocessable' });
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 422,
    message: 'Title is required',
    code: 'validation',
    fieldErrors: {
      title: ['Title is required', 'Too short'],
      fee: ['Fee must be an amount'],
      seats: ['12'],
    },
    retryAfter: 30,
    statusText: 'Unprocessable',
  });
  expect(error.hasDefaultMessage).toBe(false);
  expect(error.isNetworkError).toBe(false);
});

it.each([null, undefined, '<h1>Bad gateway</h1>', 502, {}, { message: 12, code: 34, errors: 'none' }])(
  'has a sentence of its own for %p',
  (body) => {
    const error = buildError(body, { status: 502 });
    expect(error).toMatchObject({ message: 'HTTP error! status: 502', code: 'http_502' });
    expect(error.fieldErrors).toEqual({});
    expect(error.conflict).toBeUndefined();
    expect(error.hasDefaultMessage).toBe(true);
  },
);

describe('a conflict', () => {
  const conflict = (value: unknown) =>
    buildError({ message: 'Changed', conflict: value }, { status: 409 }).conflict;
  const current = { title: 'Vespers' };

  it('carries both versions', () => {
    const both = { current, current_version: 3, submitted: { title: 'Evening' } };
    expect(conflict(both)).toEqual(both);
  });

  it.each([
    ['lacks the object', { current_version: 3 }],
    ['names no object', { current: 'Vespers', current_version: 3 }],
    ['names null', { current: null, current_version: 3 }],
    ['lacks its version', { current }],
    ['is no object itself', 'Changed'],
  ])('counts as none when it %s', (_, value) => {
    expect(conflict(value)).toBeUndefined();
  });
});
