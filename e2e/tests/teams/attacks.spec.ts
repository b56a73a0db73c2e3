import { expect } from '@playwright/test';
import { runCommand } from '../../support/sites/run-command';
import { test } from '../../support/sites/changing-site';

interface Report {
  readonly results: readonly {
    readonly attack: string;
    readonly off: boolean | null;
    readonly on: boolean | null;
    readonly message: string;
  }[];
}

test('no attack of a hostile remote succeeds, and each does without the boundary', async ({
  changingSite,
}) => {
  test.setTimeout(600_000);
  const { code, stdout, stderr } = await runCommand(
    'ship/src/attacks/attack-command.ts',
    'department-dashboard',
    '--site',
    changingSite.origin,
    '--json',
  );
  expect(stderr).toBe('');
  const { results } = JSON.parse(stdout) as Report;
  expect(results.filter(({ off, on }) => on !== false || off === false)).toEqual([]);
  expect(results.map(({ attack }) => attack)).toEqual(expect.arrayContaining(['cookies', 'fetch', 'memory']));
  expect(code).toBe(0);
});
