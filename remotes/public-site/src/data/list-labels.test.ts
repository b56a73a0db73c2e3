import { describePrayerKind } from './list-labels';

it.each([
  // Chosen on the home page.
  ['thanksgiving', 'personal', 'Thanksgiving'],
  ['financial', 'personal', 'Financial'],
  ['healing', 'health', 'Healing'],
  // Chosen on the prayer page.
  ['other', 'personal', 'Personal'],
  ['guidance', 'academic', 'Academic'],
  ['family', 'family', 'Family'],
  ['other', 'other', 'Other'],
])('a request of the category %s and the type %s is shown as %s', (category, prayer_type, shown) => {
  expect(describePrayerKind({ category, prayer_type })).toBe(shown);
});
