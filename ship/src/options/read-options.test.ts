import { InvalidArgumentError } from 'commander';
import { readHours, readPercent, readPort, readRoles, readTarget } from './read-options';

it.each([
  [readPort, '8099', 8099],
  [readPercent, '0', 0],
  [readPercent, '100', 100],
  [readHours, '24', 24],
  [readTarget, 'live', { to: 'live' }],
  [readTarget, 'preview', { to: 'preview' }],
  [readTarget, 'canary=10', { to: 'canary', percent: 10 }],
  [readRoles, 'leader', ['leader']],
  [readRoles, 'leader, admin', ['leader', 'admin']],
] as const)('%p reads %s', (read, text, value) => {
  expect(read(text)).toEqual(value);
});

// A variable that is empty must not end a canary.
it.each([
  ...['', ' ', 'abc', '-1', '101', '10%', '1e1', '0x10', '1.5'].map((text) => [readPercent, text] as const),
  ...['', '0', '0x50', '65536', '8e3'].map((text) => [readPort, text] as const),
  ...['', '0', '1e1', 'a day'].map((text) => [readHours, text] as const),
  ...['', 'everyone', 'canary', 'canary=', 'canary=0', 'canary=101', 'canary=10=3', 'canary=0x10'].map(
    (text) => [readTarget, text] as const,
  ),
  ...['live=10', 'preview='].map((text) => [readTarget, text] as const),
])('%p refuses %j', (read, text) => {
  expect(() => read(text)).toThrow(InvalidArgumentError);
});
