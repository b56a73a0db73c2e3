import { prayerKind } from './prayer-kind';

it.each([
  // Chosen on the home page.
  ['thanksgiving', 'personal', 'thanksgiving'],
  ['financial', 'personal', 'financial'],
  ['healing', 'health', 'healing'],
  // Chosen on the prayer page.
  ['other', 'personal', 'personal'],
  ['guidance', 'academic', 'academic'],
  ['family', 'family', 'family'],
  ['other', 'other', 'other'],
])('a request of %s and %s is shown as %s', (category, prayer_type, shown) => {
  expect(prayerKind({ category, prayer_type })).toBe(shown);
});
