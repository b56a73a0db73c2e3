import { z } from 'zod';
import { getMessages } from '../testing';
import { departmentInputSchema } from './departments';
import { profileSchema, registerSchema } from './auth';
import { leaderFieldsSchema } from './leaders';
import { visitSchema } from './visitor-forms';
import { memberRowSchema } from './member-import';
import { memberInputSchema } from './members';
import { settingsInputSchema } from './settings';
import { describeUnlikelyPhone, optionalPhone, setPhoneCheck } from './phone';

afterEach(() => setPhoneCheck(() => null));

const form = z.object({ phone: optionalPhone() });

it.each([
  ...['0712 345 678', '+254712345678', '(020) 222-1234', '0712.345.678', ' 254712345678 ', '', null],
  // Telephones and word processors make these of hyphens, and keyboards of other scripts type these digits.
  ...['+254\u00a0712\u2011345\u2011678', '0712–345–678', '0712−345−678'],
  ...['٠٧١٢ ٣٤٥ ٦٧٨', '۰۷۱۲۳۴۵۶۷۸', '＋２５４ ７１２ ３４５ ６７８'],
])('takes %p', (phone) => {
  expect(getMessages(form, { phone })).toEqual({});
});

it.each([
  ['2.54712E+11', /^A spreadsheet has turned this phone number into 2\.54712E\+11;/],
  ['2,54712e11', /format the column as text and save again$/],
  ['12345', 'A phone number has at least six digits'],
  ['1234567890123456', 'This phone number has too many digits'],
  ['ask Mary', /^A phone number has only digits/],
  ['0712 345 678 (Mary)', /^A phone number has only digits/],
])('says what is wrong with %s', (phone, message) => {
  const said = describeUnlikelyPhone(phone);
  expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  expect(getMessages(form, { phone })).toEqual({ phone: said });
});

it.each<[string, z.ZodType, string]>([
  ['joining', registerSchema, 'phone'],
  ['the own profile', profileSchema, 'phone'],
  ['the register', memberInputSchema, 'phone'],
  ['an import', memberRowSchema, 'phone'],
  ['a leader', leaderFieldsSchema, 'phone'],
  ['a department', departmentInputSchema, 'contact_phone'],
  ['a planned visit', visitSchema, 'phone'],
  ['the settings', settingsInputSchema, 'phone'],
])('is checked in the form of %s, as exactly as the server can', (_, schema, field) => {
  expect(getMessages(schema, { [field]: 'ask Mary' })).toMatchObject({
    [field]: expect.stringMatching(/^A phone number has only digits/),
  });
  setPhoneCheck(() => 'Nobody has this number');
  expect(getMessages(schema, { [field]: '0712 345 678' })).toMatchObject({
    [field]: 'Nobody has this number',
  });
});
