import { z } from 'zod';
import { setValidationMessages } from './validation-messages';

setValidationMessages();

const getMessage = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

it.each([
  ['what is missing', z.string(), undefined, 'This is required'],
  ['what is empty', z.string().min(1), '', 'This is required'],
  ['what is of another kind', z.number(), 'ten', 'This is not valid'],
  ['a choice that is not offered', z.enum(['youth', 'music']), 'chess', 'Please choose one of: youth, music'],
  ['an address that is none', z.email(), 'nobody', 'A valid email address is required'],
  ['a text that is too short', z.string().min(8), 'short', 'At least 8 characters'],
  ['a text that is too long', z.string().max(3), 'long', 'At most 3 characters'],
  ['a number that is too small', z.number().min(1), 0, 'At least 1'],
  ['too many entries', z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
])('%s', (_what, schema, input, message) => {
  expect(getMessage(schema, input)).toBe(message);
});

it('leaves the words of a schema as they are', () => {
  expect(getMessage(z.string({ error: 'Your name is required' }), undefined)).toBe('Your name is required');
});
