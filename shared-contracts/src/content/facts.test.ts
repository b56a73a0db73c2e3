import { factPlaceholder, fillFacts, listFactNames } from './facts';

const upper = (name: string) => name.toUpperCase();

it.each([
  ['We pray at {{service:prayer.time}}.', 'We pray at SERVICE:PRAYER.TIME.'],
  ['{{giving:mission.account}} {{count:members}}', 'GIVING:MISSION.ACCOUNT COUNT:MEMBERS'],
  ['{{ calendar:communion.next }}', 'CALENDAR:COMMUNION.NEXT'],
  // Braces without a kind of fact are ordinary text.
  ['Use {{name}} and {church}, {{ and }}', 'Use {{name}} and {church}, {{ and }}'],
  ['{{service:<b>x</b>}}', '{{service:<b>x</b>}}'],
  ['{{service:}}', '{{service:}}'],
])('fills %j', (text, filled) => {
  expect(fillFacts(text, upper)).toBe(filled);
});

it('lists the facts that a text names', () => {
  const text = `${factPlaceholder('service:vespers.day')}, ${factPlaceholder('count:members')}`;
  expect(listFactNames(text)).toEqual(['service:vespers.day', 'count:members']);
  expect(listFactNames('Nothing here')).toEqual([]);
});
