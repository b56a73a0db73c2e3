import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { FALLBACK_SERVICES } from '../../data/worship-services';
import { NOW } from '../../testing/fixtures';
import { SabbathCard } from './sabbath-card';
import { mainParts, thisSabbath } from './this-sabbath';

const ZONE = 'Africa/Nairobi';

describe('this Sabbath', () => {
  it.each([
    ['the next one on a Friday', '2026-11-27T07:00:00Z', 'Sat 28 Nov'],
    ['today’s, when it is Saturday here and Friday elsewhere', '2026-11-27T22:00:00Z', 'Sat 28 Nov'],
    ['the coming one on a Sunday', '2026-11-28T22:00:00Z', 'Sat 5 Dec'],
    ['today’s until its last part has ended', '2026-11-28T14:59:00Z', 'Sat 28 Nov'],
    ['the next one once today’s programme is over', '2026-11-28T15:00:00Z', 'Sat 5 Dec'],
    ['with its year across the new year', '2026-12-31T07:00:00Z', 'Sat 2 Jan 2027'],
  ])('is %s', (_, now, label) => {
    expect(thisSabbath(now, ZONE, FALLBACK_SERVICES).label).toBe(label);
  });

  // These zones differ from the zone of the test process and from the default zone.
  it.each([
    ['America/Los_Angeles', '2026-11-28T20:00:00Z', 'Sat 28 Nov'],
    ['America/Los_Angeles', '2026-11-29T06:00:00Z', 'Sat 5 Dec'],
    ['Pacific/Kiritimati', '2026-11-27T11:00:00Z', 'Sat 28 Nov'],
    ['Pacific/Kiritimati', '2026-11-28T10:30:00Z', 'Sat 5 Dec'],
  ])('is the Sabbath of the site in %s at %s', (zone, now, label) => {
    expect(thisSabbath(now, zone, FALLBACK_SERVICES).label).toBe(label);
  });

  it('stays today’s when no hours are known', () => {
    expect(thisSabbath('2026-11-28T20:00:00Z', ZONE, []).label).toBe('Sat 28 Nov');
  });

  it('names the services and the afternoon', () => {
    expect(mainParts(FALLBACK_SERVICES).map(({ name }) => name)).toEqual([
      'Sabbath School',
      'Divine Worship',
      'Afternoon fellowship',
    ]);
  });
});

const card = (place: string) => (
  <SabbathCard now={NOW} timeZone="Africa/Nairobi" services={FALLBACK_SERVICES} place={place}>
    <a href="#events">What is coming up</a>
  </SabbathCard>
);

it.each([
  ['Hill Hall, beside the gate', 'Hill Hall'],
  ['', 'Where'],
])('names the place %p as %p', (place, name) => {
  renderApp(card(place));
  expect(screen.getAllByRole('term').at(-1)).toHaveTextContent(name);
});
