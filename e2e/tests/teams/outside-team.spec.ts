import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { OutsideTeam } from '../../support/delivery/outside-team';
import { enterAsLeader } from '../../support/sites/sessions';
import { DEMO_PASSWORD, PORT } from '../../support/site';
import { test } from '../../support/sites/changing-site';

const REMOTE = 'music-dashboard';
const PAGE = `/${REMOTE}`;
const CHANGE = 'Rehearsals are on Friday';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe.configure({ mode: 'serial', timeout: 600_000 });
const team = new OutsideTeam();
test.afterAll(() => team.remove());

/** Creates a grant for the remote and a key for its team, as the communications team does under System. */
async function grantAndIssueKey(request: APIRequestContext): Promise<string> {
  const signedIn = await request.post('/api/auth/leader-login', {
    data: { email: 'communication@demo.test', password: DEMO_PASSWORD, department: 'communication' },
  });
  const { token } = await signedIn.json();
  const send = async (what: 'grants' | 'keys', data: object) => {
    const response = await request.post(`/api/v1/delivery/${what}`, {
      headers: { authorization: `Bearer ${token}` },
      data,
    });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).data;
  };
  await send('grants', {
    ...{ remote: REMOTE, owner: 'Music department', paths: [PAGE], least_guard: 'leader' },
    ...{ departments: ['music'], size_budget_kb: 300 },
    uses: ['announcements.read', 'announcements.manage:department'],
  });
  const key = await send('keys', {
    ...{ name: 'Music team', remote: REMOTE, expires_in_days: 30, can_release: true },
  });
  return key.token;
}

/** The code of a team runs in a frame of its own, below the bar of the site. */
const inFrame = (page: Page) => page.frameLocator('iframe[data-shown]');

/** Adds a picture to the first page, by a name such as cameras and downloads have. */
function addPicture(folder: string): void {
  writeFileSync(path.join(folder, 'choir (1).PNG'), PICTURE);
  const page = path.join(folder, 'overview-page.tsx');
  const source = readFileSync(page, 'utf8').replace('<p>', '<p><img src={choir} alt="Choir" /></p><p>');
  writeFileSync(page, `import choir from './choir (1).PNG';\n${source}`);
}

const showSeconds = (what: string, seconds: number) =>
  console.log(`outside team: ${what} ${seconds.toFixed(1)} s`);

test('a team that has nothing but the packages writes a remote that passes its checks', async () => {
  const packed = await team.pack();
  expect(packed.code, packed.output).toBe(0);
  const commands = readdirSync(team.packages).find((file) => file.startsWith('narthex-ship-')) ?? '';
  const written = await team.run(
    ...(['npm', 'exec', '--yes', `--package=${path.join(team.packages, commands)}`, '--'] as const),
    ...['narthex', 'new', REMOTE, '--department', 'music', '--packages', team.packages],
  );
  expect(written.code, written.output).toBe(0);
  showSeconds('new remote, packages installed', written.seconds);
  addPicture(path.join(team.folder, 'src/pages'));
  const types = await team.run('npm', 'run', 'typecheck');
  expect(types.code, types.output).toBe(0);
  const tests = await team.run('npm', 'test');
  expect(tests.code, tests.output).toBe(0);
});

test('a name that the shell does not share fails the type check', async () => {
  const file = path.join(team.folder, 'src/not-shared.ts');
  writeFileSync(file, `export { useBlocker } from '@narthex/remote-kit/router';\n`);
  const types = await team.run('npm', 'run', 'typecheck');
  writeFileSync(file, 'export {};\n');
  expect(types.code).not.toBe(0);
  expect(types.output).toContain(`has no exported member 'useBlocker'`);
});

test('the site says what it lacks before it is granted, and takes it afterwards', async ({
  request,
  changingSite,
}) => {
  team.settings['NARTHEX_SITE'] = changingSite.origin;
  const stranger = await team.narthex('check', REMOTE);
  expect(stranger.code).toBe(1);
  expect(stranger.output).toContain('A key of the site is needed');
  team.settings['NARTHEX_TOKEN'] = await grantAndIssueKey(request);
  const check = await team.narthex('check', REMOTE, '--json');
  expect(check.code, check.output).toBe(0);
  const results = JSON.parse(check.stdout);
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).not.toContain('refused');
  expect(results.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([
      ...['schema', 'integrity', 'contract', 'shared names', 'origins'],
      ...['paths', 'guards', 'departments', 'mounts', 'uses', 'size'],
    ]),
  );
});

test('it goes live by its own key, and is taken back', async ({ page }) => {
  const first = await team.narthex('publish', REMOTE);
  expect(first.code, first.output).toBe(0);
  await enterAsLeader(page, 'Music', PAGE);
  await expect(inFrame(page).getByText(/^Welcome, /)).toBeVisible();
  await expect(inFrame(page).getByRole('link', { name: 'See the notices' })).toBeVisible();
  await expect(inFrame(page).getByAltText('Choir')).toHaveJSProperty('naturalWidth', 1);

  const source = path.join(team.folder, 'src/pages/overview-page.tsx');
  writeFileSync(source, readFileSync(source, 'utf8').replace('See the notices', CHANGE));
  // The second build finds here what the first has compiled.
  expect(readdirSync(path.join(team.folder, 'node_modules/.cache/webpack'))).not.toEqual([]);
  const second = await team.narthex('publish', REMOTE, '--message', 'Rehearsals');
  expect(second.code, second.output).toBe(0);
  showSeconds('live from the command', second.seconds);
  showSeconds('live from the upload', second.secondsSince('Built '));
  await page.reload();
  await inFrame(page).getByRole('link', { name: CHANGE }).click();
  await expect(inFrame(page).getByRole('button', { name: 'Create New Notice' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${PAGE}/notices`);

  const back = await team.narthex('rollback', REMOTE, '--reason', 'Too early');
  expect(back.code, back.output).toBe(0);
  showSeconds('taken back', back.seconds);
  await page.goto(PAGE);
  await expect(inFrame(page).getByRole('link', { name: 'See the notices' })).toBeVisible();
});

test('a saved change shows in the open page, which keeps what was typed', async ({ browser }) => {
  const port = PORT + 5;
  const dev = team.dev(REMOTE, port);
  try {
    await dev.said(`Open http://127.0.0.1:${port}`);
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = await context.newPage();
    await enterAsLeader(page, 'Music', `${PAGE}/notices`);
    await page.getByRole('button', { name: 'Create New Notice' }).click();
    await page.getByLabel('Content').fill('Half a sentence');
    const change = (file: string, from: string, to: string) => {
      const source = path.join(team.folder, 'src', file);
      writeFileSync(source, readFileSync(source, 'utf8').replace(from, to));
    };

    change('notices/notice-form.tsx', `title: 'Title'`, `title: 'Heading'`);
    await expect(page.getByLabel('Heading')).toBeVisible();
    await expect(page.getByLabel('Content')).toHaveValue('Half a sentence');
    // A definition isn't a component, so the components that import it are refreshed.
    change('notices/notice-resource.tsx', `one: 'notice'`, `one: 'bulletin'`);
    await expect(page.getByRole('dialog', { name: 'Create New Bulletin' })).toBeVisible();
    await expect(page.getByLabel('Content')).toHaveValue('Half a sentence');

    await page.goto(PAGE);
    const greeting = page.getByText(/^Welcome, /);
    await greeting.evaluate((element) => element.setAttribute('data-kept', 'yes'));
    change('pages/overview-page.module.css', 'var(--color-accent)', 'rgb(1, 2, 3)');
    await expect(greeting).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(greeting).toHaveAttribute('data-kept', 'yes');
    await context.close();
  } finally {
    await dev.stop();
  }
});

test('it is told what torture needs before it can go wrong', async () => {
  const torture = await team.narthex('torture', REMOTE);
  expect(torture.code).toBe(1);
  expect(torture.output).toContain('npm install --save-dev playwright-core');
});

test('its key opens no remote of others', async () => {
  const status = await team.narthex('rollback', 'senior-admin', '--reason', 'Curious');
  expect(status.code).toBe(1);
  expect(status.output).not.toContain('is live again');
});
