import { ApiError } from '@narthex/shared-auth';
import { describeFailure } from './form-failure';

const messages = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};
const getMessage = (cause: unknown) => describeFailure(cause, messages, ['email']).message;

it.each([
  [new ApiError(0, 'network', 'No response from server.'), messages.noResponse],
  [new ApiError(500, 'internal', 'Something went wrong on our side.'), messages.noResponse],
  [new TypeError('something else'), messages.noResponse],
  [new ApiError(401, 'http_401', 'HTTP error! status: 401'), messages.refused],
  [new ApiError(400, 'refused', 'Login failed'), messages.refused],
  [new ApiError(403, 'forbidden', 'This account is closed.'), 'This account is closed.'],
  [new ApiError(422, 'validation', 'x', { token: ['Expired'] }), 'Expired'],
])('says of %s: %s', (cause, message) => {
  expect(getMessage(cause)).toBe(message);
});

it('leaves to a field what is about a field', () => {
  const cause = new ApiError(422, 'validation', 'Validation failed', { email: ['Taken', 'Too long'] });
  expect(describeFailure(cause, messages, ['email'])).toEqual({
    message: null,
    fields: { email: 'Taken Too long' },
  });
});

it('says when to try again after too many attempts', () => {
  const refusal = (retryAfter: number) =>
    Object.assign(new ApiError(429, 'locked_out', 'Too many'), { retryAfter });
  expect(getMessage(refusal(700))).toBe('Too many attempts. Please try again in 12 minutes.');
  expect(getMessage(refusal(60))).toBe('Too many attempts. Please try again in 1 minute.');
  expect(getMessage(refusal(12))).toBe('Too many attempts. Please try again in less than a minute.');
  expect(getMessage(new ApiError(429, 'locked_out', 'Too many'))).toMatch(/^Too many attempts. Please wait/);
});
