import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { enterAsLeader } from '../../support/sites/sessions';
import { SHIP_TOKEN } from '../../support/site';
import { test } from '../../support/sites/changing-site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SKIPPED = /(^|\/)(node_modules|dist|dist-node|\.git|\.data|test-results|server|e2e|bench)$/;

/** Copies the sources like a team's checkout, so that this repository isn't changed. */
function copySources(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'narthex-team-'));
  for (const name of readdirSync(ROOT)) {
    const source = path.join(ROOT, name);
    if (SKIPPED.test(source)) continue;
    cpSync(source, path.join(copy, name), { recursive: true, filter: (file) => !SKIPPED.test(file) });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

interface Registry {
  microFrontends: Record<string, { url: string; metadata: { version: string } }[]>;
}

test('one remote is rebuilt and shipped alone; a reload shows it, nothing else changes', async ({
  page,
  request,
  changingSite,
}) => {
  test.setTimeout(240_000);
  const registry = async (): Promise<Registry> => (await request.get('/registry.json')).json();
  const shellScripts = async () =>
    (await (await request.get('/')).text()).match(/\/shell\/shell\.[0-9a-f]+\.js/)?.[0];
  const before = await registry();
  const shellBefore = await shellScripts();

  await enterAsLeader(page, 'Finance');
  await expect(page.getByText('Finance committee').first()).toBeVisible();

  const team = copySources();
  // The name of a version depends on its content, and no version is published twice.
  const change = `Finance committee, reshaped ${Date.now()}`;
  try {
    const file = path.join(team, 'remotes/senior-admin/src/remote-app.tsx');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('Finance committee');
    writeFileSync(file, source.replace('Finance committee', change));
    const shipped = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'ship/src/cli.ts', 'publish', 'senior-admin', '--site', changingSite.origin],
      { cwd: team, env: { ...process.env, SHIP_TOKEN, NODE_OPTIONS: '' }, encoding: 'utf8' },
    );
    expect(shipped.stdout + shipped.stderr).toContain('is live');
    expect(shipped.stdout).not.toMatch(/Built (shell|remotes\/(?!senior-admin))/);
  } finally {
    rmSync(team, { recursive: true, force: true });
  }

  await page.reload();
  await expect(page.getByText(change).first()).toBeVisible();

  const after = await registry();
  for (const [remote, [entry]] of Object.entries(after.microFrontends)) {
    if (remote === 'senior-admin') expect(entry?.url).not.toBe(before.microFrontends[remote]?.[0]?.url);
    else expect(entry).toEqual(before.microFrontends[remote]?.[0]);
  }
  expect(await shellScripts()).toBe(shellBefore);
});

test('publishing without the token of the site is refused', async ({ request }) => {
  const response = await request.post('/api/v1/delivery/versions', {
    headers: { authorization: 'Bearer guess' },
    multipart: {
      release: JSON.stringify({ remote: 'senior-admin', version: '1.0.0-0123456789', files: {} }),
    },
  });
  expect(response.status()).toBe(401);
});
