import { forgetDoubtful } from './mutate-room';

it('tries again what no test reached, and what survived in static code', () => {
  const mutants = [
    { id: '1', status: 'Killed', static: true },
    { id: '2', status: 'Survived', static: true },
    { id: '3', status: 'Survived', static: false },
    { id: '4', status: 'NoCoverage' },
    { id: '5', status: 'Timeout' },
  ];
  const results = { schemaVersion: '2', files: { 'a.ts': { language: 'typescript', mutants } } };
  expect(forgetDoubtful(results)).toEqual({
    schemaVersion: '2',
    files: {
      'a.ts': { language: 'typescript', mutants: mutants.filter(({ id }) => ['1', '3', '5'].includes(id)) },
    },
  });
});
