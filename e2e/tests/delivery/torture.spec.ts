import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { grantDepartmentDashboard } from '../../support/delivery/isolate-remote';
import { findBrowser } from '../../support/find-browser';
import { DEMO_PASSWORD } from '../../support/site';
import { test } from '../../support/sites/changing-site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
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

/** Runs the command and resolves with its exit code and output. */
function torture(
  remote: string,
  site: string,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join('ship', 'src', 'cli.ts'), 'torture', remote, '--site', site, '--json'],
    {
      cwd: ROOT,
      env: { ...process.env, DEMO_PASSWORD, NODE_OPTIONS: '', CHROMIUM_PATH: findBrowser() ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

const expectAllPassed = async (remote: string, site: string) => {
  const { code, stdout, stderr } = await torture(remote, site);
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
