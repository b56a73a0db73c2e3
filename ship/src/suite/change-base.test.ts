import { readGit } from './change-base';

it('reads however much git prints', () => {
  const lines = readGit(
    'grep',
    '--no-index',
    '-h',
    '',
    '--',
    'server/src',
    'shared-contracts',
    'shared-panels',
  );
  expect(lines.length).toBeGreaterThan(2 ** 21);
});
