import { FALLBACK_SERVICES } from '../../data/fallback-services';
import { mainParts, thisSabbath } from './this-sabbath';

const ZONE = 'Africa/Nairobi';

describe('this Sabbath', () => {
  it.each([
    ['the next one on a Friday', '2026-11-27T07:00:00Z', 'Sat 28 Nov'],
    ['today’s, when it is Saturday here and Friday elsewhere', '2026-11-27T22:00:00Z', 'Sat 28 Nov'],
    ['the coming one on a Sunday', '2026-11-28T22:00:00Z', 'Sat 5 Dec'],
    ['with its year across the new year', '2026-12-31T07:00:00Z', 'Sat 2 Jan 2027'],
  ])('is %s', (_, now, label) => {
    expect(thisSabbath(now, ZONE).label).toBe(label);
  });

  it('names the services and the afternoon', () => {
    expect(mainParts(FALLBACK_SERVICES).map(({ name }) => name)).toEqual([
      'Sabbath School',
      'Divine Worship',
      'Afternoon fellowship',
    ]);
  });
});
