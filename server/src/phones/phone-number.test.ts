import { describeWrongPhone, formatPhone, setPhoneRegion, toInternational } from './phone-number';

afterEach(() => setPhoneRegion('en-KE'));

it.each([
  ['0712 345 678', '+254712345678'],
  ['0712-345-678', '+254712345678'],
  ['712345678', '+254712345678'],
  ['254712345678', '+254712345678'],
  ['00254 712 345 678', '+254712345678'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+254 (0) 712 345 678', '+254712345678'],
  ['0110 345 678', '+254110345678'],
  ['020 222 1234', '+254202221234'],
  ['+255 621 234 567', '+255621234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+254\u00a0712\u2011345\u2011678', '+254712345678'],
  ['0712–345–678', '+254712345678'],
  ['0712−345−678', '+254712345678'],
  ['٠٧١٢ ٣٤٥ ٦٧٨', '+254712345678'],
  ['۰۷۱۲۳۴۵۶۷۸', '+254712345678'],
  ['＋２５４ ７１２ ３４５ ６７８', '+254712345678'],
  ['٠٠٢٥٤ ٧١٢ ٣٤٥ ٦٧٨', '+254712345678'],
])('stores %s in one form', (typed, stored) => {
  expect(toInternational(typed)).toBe(stored);
});

it.each([
  ['0712 34567', 'This phone number is not in use. Please check its digits'],
  ['0712', 'This phone number has too few digits'],
  ['+254 712 345 678 901', 'This phone number has too many digits'],
  ['00254 712 345 678 901', 'This phone number has too many digits'],
  ['00999 712 345 678', 'This phone number begins with a country code that does not exist'],
  ['0999 345 678', 'This phone number is not in use. Please check its digits'],
  ['+999 712 345 678', 'This phone number begins with a country code that does not exist'],
])('says what is wrong with %s', (typed, message) => {
  expect(describeWrongPhone(typed)).toBe(message);
  expect(toInternational(typed)).toBeNull();
});

it('reads a number without a code as one of the site’s country', () => {
  setPhoneRegion('sw-TZ');
  expect(toInternational('0712 345 678')).toBe('+255712345678');
});

it.each([
  ['+254712345678', '+254 712 345 678'],
  ['+255621234567', '+255 621 234 567'],
  ['ask Mary', 'ask Mary'],
  ['0700', '0700'],
])('shows %s as people write it', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
