import { readResultLog, scoreOf, type TriedFault } from './mutate-changes';

const fault = (status: string): TriedFault => ({
  fileName: 'shared-auth/src/session.ts',
  line: 3,
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  status,
});

it('counts what timed out as noticed, and what no test reached as unnoticed', () => {
  const { tried, unnoticed, percent } = scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(fault));
  expect(tried).toBe(4);
  expect(unnoticed.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
  expect(percent).toBe(50);
});

it('leaves out what could not be tried', () => {
  expect(scoreOf(['Killed', 'CompileError', 'Ignored', 'RuntimeError'].map(fault)).tried).toBe(1);
});

it('is content where there was nothing to try', () => {
  expect(scoreOf([]).percent).toBe(100);
});

it('reads a log whose last line was broken off', () => {
  expect(readResultLog(`${JSON.stringify(fault('Killed'))}\n{"fileName":"shar`)).toEqual([fault('Killed')]);
  expect(readResultLog('')).toEqual([]);
});
