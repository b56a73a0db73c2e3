import { fullTitle } from './full-title';

const SITE = { name: 'Mwangaza', tagline: 'Campus church' };

it.each([
  ['Events', SITE, 'Events · Mwangaza'],
  ['Mwangaza', SITE, 'Mwangaza · Campus church'],
  ['Events', undefined, 'Events'],
  ['Mwangaza', { ...SITE, tagline: '' }, 'Mwangaza'],
  ['Events', { name: '', tagline: '' }, 'Events'],
])('calls the page %p of %j %p', (title, site, full) => {
  expect(fullTitle(title, site)).toBe(full);
});
