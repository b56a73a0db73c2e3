import { mountSchema, type Mount } from '@narthex/shared-contracts';
import { translateMount } from './translate-mount';

const PROFILE: Mount = { path: '/member/profile', guard: 'member', title: 'My profile', nav: 'My profile' };
const CHOIR: Mount = {
  path: '/Choir',
  guard: 'public',
  title: 'Choir',
  menus: [
    { group: 'music', label: 'Our choir', order: 1 },
    { group: 'more', order: 2 },
  ],
};

it('translates what a mount says to people, and nothing else', () => {
  expect(translateMount(CHOIR, { Choir: 'Kwaya', 'Our choir': 'Kwaya yetu', '/Choir': '/Kwaya' })).toEqual({
    ...CHOIR,
    title: 'Kwaya',
    menus: [
      { group: 'music', label: 'Kwaya yetu', order: 1 },
      { group: 'more', order: 2 },
    ],
  });
});

it('leaves in English what has no translation, and a whole mount without any', () => {
  expect(translateMount(CHOIR, {})).toEqual(CHOIR);
  expect(translateMount(CHOIR, undefined)).toBe(CHOIR);
});

it('is a sound mount however long a label became', () => {
  const long = translateMount(PROFILE, { 'My profile': 'Wasifu wangu '.repeat(5).trim() });
  expect(mountSchema.safeParse(long).success).toBe(true);
});
