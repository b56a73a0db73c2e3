import { describeTorture, type TortureResult } from './describe-torture';

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
