import { t } from './translate';

const PLACES = '{count, plural, =0 {No place} =7 {A week of places} one {# place} other {# places}}';
const GROUPS = '{kind, select, choir {The choir} youth {The youth} other {Somebody}}';
const GUESTS = '{count, plural, one {{name} brings # guest} other {{name} brings # guests}}';
const INVITED =
  '{kind, select, choir {{count, plural, one {# singer} other {# singers}}} other {{count} people}}';

it.each([
  ['Sent', undefined, 'Sent'],
  ['Choose {this} as it is', undefined, 'Choose {this} as it is'],
  ['# of the week', {}, '# of the week'],
  ['{day} at {time}', { day: 'Sabbath', time: '9 AM' }, 'Sabbath at 9 AM'],
  ['At most {max} characters', { max: 200 }, 'At most 200 characters'],
  ['At most {max} characters', { max: 0 }, 'At most 0 characters'],
  [PLACES, { count: 0 }, 'No place'],
  [PLACES, { count: 1 }, '1 place'],
  [PLACES, { count: 2 }, '2 places'],
  [PLACES, { count: 7 }, 'A week of places'],
  [PLACES, { count: '1' }, '1 place'],
  [PLACES, { count: 1.5 }, '1.5 places'],
  [PLACES, { count: -1 }, '-1 place'],
  [GROUPS, { kind: 'choir' }, 'The choir'],
  [GROUPS, { kind: 'youth' }, 'The youth'],
  [GROUPS, { kind: 'elders' }, 'Somebody'],
  [GROUPS, { kind: '' }, 'Somebody'],
  [GUESTS, { count: 1, name: 'Akinyi' }, 'Akinyi brings 1 guest'],
  [GUESTS, { count: 3, name: 'Akinyi' }, 'Akinyi brings 3 guests'],
  [INVITED, { kind: 'choir', count: 1 }, '1 singer'],
  [INVITED, { kind: 'choir', count: 12 }, '12 singers'],
  [INVITED, { kind: 'youth', count: 12 }, '12 people'],
])('%s, with %j, reads %p', (message, values, text) => {
  expect(t(message, values)).toBe(text);
});

it('says nothing where a message has no case for its argument', () => {
  expect(t('Dear {kind, select, choir {singer}}!', { kind: 'youth' })).toBe('Dear !');
});

it('refuses a message that formats its argument, which no build can do', () => {
  expect(() => t('{amount, number} KES', { amount: 2500 })).toThrow('A message cannot use {amount, number}.');
});
