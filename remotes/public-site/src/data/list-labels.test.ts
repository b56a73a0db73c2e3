import { describePrayerKind } from './enum-labels';

it.each([
  // The form of the home page stores this pair.
  ['thanksgiving', 'personal', 'Thanksgiving'],
  ['financial', 'personal', 'Financial'],
  ['healing', 'health', 'Healing'],
  // The form of the prayer page stores this pair.
  ['other', 'personal', 'Personal'],
  ['guidance', 'academic', 'Academic'],
  ['family', 'family', 'Family'],
  ['other', 'other', 'Other'],
])('a request of the category %s and the type %s is shown as %s', (category, prayer_type, shown) => {
  expect(describePrayerKind({ category, prayer_type })).toBe(shown);
});
