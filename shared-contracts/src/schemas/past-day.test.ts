import { z } from 'zod';
import { getMessages } from '../testing';
import { profileSchema } from './auth';
import { memberRowSchema } from './member-import';
import { memberInputSchema } from './members';
import { optionalPastDay } from './past-day';

const form = z.object({ day: optionalPastDay() });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it.each([
  ['1900-01-01', {}],
  ['2001-02-28', {}],
  [inDays(0), {}],
  ['', {}],
  ['1899-12-31', { day: 'This day is before 1900' }],
  ['1700-05-05', { day: 'This day is before 1900' }],
  [inDays(2), { day: 'This day is in the future' }],
  ['2001-02-30', { day: 'A date looks like 2026-11-28' }],
])('is judged with %p', (day, messages) => {
  expect(getMessages(form, { day })).toEqual(messages);
});

it.each<[string, z.ZodType, string]>([
  ['own birthday', profileSchema, 'date_of_birth'],
  ['birthday of a member', memberInputSchema, 'date_of_birth'],
  ['membership of a member', memberInputSchema, 'membership_date'],
  ['imported birthday', memberRowSchema, 'date_of_birth'],
  ['imported membership', memberRowSchema, 'membership_date'],
])('is what the %s must be', (_, schema, field) => {
  expect(getMessages(schema, { [field]: '2999-01-01' })).toMatchObject({
    [field]: 'This day is in the future',
  });
});
