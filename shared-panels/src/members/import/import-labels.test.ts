import swahili from '../../../translations/sw.json';
import { REASON_LABELS, TARGET_LABELS, joinParts } from './import-labels';

it.each([...Object.values(TARGET_LABELS), ...Object.values(REASON_LABELS), 'and'])(
  'names “%s” in the language of the dashboard',
  (label) => {
    expect(swahili).toHaveProperty([label], expect.any(String));
  },
);

it('joins what a row and a person have in common', () => {
  expect(joinParts(['email', 'name', 'phone'])).toBe('email and name and phone');
});
