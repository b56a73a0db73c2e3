import { expect } from '@playwright/test';
import { grantDepartmentDashboard } from '../../support/delivery/isolate-remote';
import { runCommand } from '../../support/sites/run-command';
import { test } from '../../support/sites/changing-site';

/** These are a remote with public pages and one behind a sign-in. The other dashboards behave alike. */
const REMOTES = ['public-site', 'member-area'];
const FAULTS = [
  ...['refused', '404 as HTML', '200 as HTML', '500', 'corrupt', 'slow', 'hanging', 'wrong hash'],
  ...['bad manifest', 'missing module', 'wrong React', 'throws in render', 'throws in an effect'],
  ...['throws in a handler', 'session ended', 'offline', 'stale chunk after a release'],
];

interface Report {
  readonly results: readonly { readonly fault: string; readonly outcome: string; readonly message: string }[];
}

const expectAllPassed = async (remote: string, site: string) => {
  const { code, stdout, stderr } = await runCommand(
    'ship/src/cli.ts',
    'torture',
    remote,
    '--site',
    site,
    '--json',
  );
  expect(stderr).toBe('');
  const { results } = JSON.parse(stdout) as Report;
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(results.map(({ fault }) => fault)).toEqual(FAULTS);
  expect(code).toBe(0);
};

for (const remote of REMOTES) {
  test(`${remote}: whatever goes wrong with it, the site stays and the remote comes back`, async ({
    changingSite,
  }) => {
    test.setTimeout(180_000);
    await expectAllPassed(remote, changingSite.origin);
  });
}

test('an isolated remote, without a version to fall back to: it comes back, too', async ({
  changingSite,
  request,
}) => {
  test.setTimeout(180_000);
  await grantDepartmentDashboard(request, 'isolated');
  try {
    await expectAllPassed('department-dashboard', changingSite.origin);
  } finally {
    await grantDepartmentDashboard(request, 'core');
  }
});
