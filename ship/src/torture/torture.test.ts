import { describeTorture, type TortureResult } from './describe-torture';
import { listFaults } from './faults/list-faults';
import { judge, type ExpectedOutcome, type Sighting } from './judge';

const PASSED: TortureResult = { fault: 'refused', outcome: 'passed', message: 'It showed the error screen.' };

it('prints a table that lines up, and that all went well', () => {
  const results: TortureResult[] = [
    PASSED,
    { fault: 'session ended', outcome: 'not applicable', message: 'Nobody is signed in.' },
  ];
  expect(describeTorture({ remote: 'choirs', path: '/choirs', results }).split('\n')).toEqual([
    'ok  refused       It showed the error screen.',
    '--  session ended Nobody is signed in.',
    'choirs on /choirs: nobody loses more than this remote.',
  ]);
});

it('says how many failed', () => {
  const results: TortureResult[] = [
    PASSED,
    { fault: '500', outcome: 'failed', message: 'It showed nothing.' },
  ];
  const text = describeTorture({ remote: 'choirs', path: '/choirs', results });
  expect(text).toContain('NO  500');
  expect(text).toMatch(/1 of 2 failed\.$/);
});

const BAR = { home: true, account: true };
const PASSING: ExpectedOutcome = {
  screens: ['the error screen', 'the last good version', 'the page as the server rendered it'],
  recovery: 'in place',
};
const LASTING: ExpectedOutcome = { ...PASSING, recovery: 'with a reload' };
const HARMLESS: ExpectedOutcome = { screens: ['its page'], recovery: null };
const seen = (changes: Partial<Sighting> = {}): Sighting => ({
  ...{ screen: 'the error screen', alert: null, bar: BAR, hits: 1, recovery: 'in place' },
  ...changes,
});

it.each<[string, ExpectedOutcome, Partial<Sighting>, string]>([
  ['an error screen that heals', PASSING, {}, 'It showed the error screen, and came back in place.'],
  [
    'an error screen that needs a reload where it may',
    LASTING,
    { recovery: 'with a reload' },
    'It showed the error screen, and came back with a reload.',
  ],
  ['more than was promised', LASTING, {}, 'It showed the error screen, and came back in place.'],
  [
    'a fallback, in the frame of the remote, that gives way later',
    PASSING,
    { screen: 'the last good version', bar: null, recovery: 'with a reload' },
    'It showed the last good version, and came back with a reload.',
  ],
  ['nothing lost', HARMLESS, { screen: 'its page', bar: null, recovery: null }, 'It showed its page.'],
  [
    'a page that says what it lacks',
    { ...LASTING, screens: ['its page'] },
    { screen: 'its page', bar: null, alert: 'Failed to load', recovery: 'with a reload' },
    'It showed its page, saying “Failed to load”, and came back with a reload.',
  ],
  [
    'a page that lacks nothing',
    { ...LASTING, screens: ['its page'] },
    { screen: 'its page', bar: null, recovery: null },
    'It showed its page.',
  ],
])('passes %s', (_, expected, changes, message) => {
  expect(judge(expected, seen(changes))).toEqual({ outcome: 'passed', message });
});

it.each<[string, ExpectedOutcome, Partial<Sighting>, string]>([
  ['a fault that nobody met', PASSING, { hits: 0 }, 'The fault was never met.'],
  [
    'a blank page',
    PASSING,
    { screen: 'nothing', bar: null, recovery: null },
    'It showed nothing and not the error screen or the last good version or the page as the server rendered it.',
  ],
  [
    'a page that the fault should have stopped',
    PASSING,
    { screen: 'its page' },
    'It showed its page and not the error screen or the last good version or the page as the server rendered it.',
  ],
  [
    'an error screen alone on the page',
    PASSING,
    { bar: null },
    'It showed the error screen without the bar of the site.',
  ],
  [
    'a bar without a way home',
    PASSING,
    { bar: { ...BAR, home: false } },
    'It showed the error screen; the bar led nowhere.',
  ],
  [
    'a bar without a way out',
    PASSING,
    { bar: { ...BAR, account: false } },
    'It showed the error screen; the bar had no account and no way out.',
  ],
  [
    'what is lost for good',
    LASTING,
    { recovery: null },
    'It showed the error screen, and did not come back.',
  ],
  [
    'a reload where none should be needed',
    PASSING,
    { recovery: 'with a reload' },
    'It showed the error screen, and came back with a reload only.',
  ],
])('fails %s', (_, expected, changes, message) => {
  expect(judge(expected, seen(changes))).toEqual({ outcome: 'failed', message });
});

it('knows every fault by a name of its own', () => {
  const names = listFaults(true).map(({ name }) => name);
  expect(names).toHaveLength(17);
  expect(new Set(names).size).toBe(17);
  expect(listFaults(false).map(({ name }) => name)).toEqual(names);
});
