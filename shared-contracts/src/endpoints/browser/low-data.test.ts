import { readLowDataChoice } from './low-data';

it.each([
  ['', undefined],
  ['narthex_low_data=1', true],
  ['a=b; narthex_low_data=0; c=d', false],
  ['other_narthex_low_data=1', undefined],
  ['narthex_low_data=11', undefined],
])('reads the choice of %p as %p', (cookies, chosen) => {
  expect(readLowDataChoice(cookies)).toBe(chosen);
});
