import { chosenPasswordSchema, forgotPasswordSchema, resetPasswordSchema } from './account-links';
import { getMessages } from '../testing';

const CHOSEN = { password: '12345678', password_confirmation: '12345678' };
const SHORT = 'Password must be at least 8 characters';
const repeated = (password: string) => ({ password, password_confirmation: password });

it('an email with a link is sent to the address in small letters', () => {
  expect(forgotPasswordSchema.parse({ email: ' Akinyi@Demo.test ' })).toEqual({ email: 'akinyi@demo.test' });
  expect(getMessages(forgotPasswordSchema, { email: 'akinyi' })).toEqual({
    email: 'A valid email address is required',
  });
  expect(getMessages(forgotPasswordSchema, {})).toEqual({ email: 'A valid email address is required' });
});

describe.each([
  ['a new password', chosenPasswordSchema, {}],
  ['a new password by the link of an email', resetPasswordSchema, { token: 'a'.repeat(43) }],
])('%s', (_, schema, token) => {
  it('is typed twice', () => {
    expect(schema.parse({ ...CHOSEN, ...token, email: 'akinyi@demo.test' })).toEqual({ ...CHOSEN, ...token });
  });

  it.each([
    [{ password_confirmation: '12345679' }, { password_confirmation: 'Passwords do not match' }],
    [{ password_confirmation: undefined }, { password_confirmation: 'Please repeat the password' }],
    [{ password: undefined }, { password: 'Password is required' }],
    [repeated('1234567'), { password: SHORT }],
    [repeated('a'.repeat(200)), {}],
    [repeated('a'.repeat(201)), { password: 'At most 200 characters' }],
  ])('is judged with %j', (changes, messages) => {
    expect(getMessages(schema, { ...CHOSEN, ...token, ...changes })).toEqual(messages);
  });
});

it.each([
  [undefined, { token: 'The link is not complete' }],
  ['', { token: 'The link is not complete' }],
  ['a'.repeat(42), { token: 'The link is not complete' }],
  ['a'.repeat(43), {}],
])('a link with the token %p', (token, messages) => {
  expect(getMessages(resetPasswordSchema, { ...CHOSEN, token })).toEqual(messages);
});

it.each(['.', '>', ').', '_', '%3E', '.\n--\nSent from my phone'])(
  'a link keeps its token when a mail program adds %j',
  (added) => {
    const token = `${'aB_-'.repeat(10)}end`;
    expect(resetPasswordSchema.parse({ ...CHOSEN, token: token + added }).token).toBe(token);
  },
);
