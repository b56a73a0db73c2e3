import { expect, test } from '@playwright/test';
import { openEditor } from '../../support/editor';
import { enterAsLeader } from '../../support/sites/sessions';

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';

test.use({ reducedMotion: 'reduce' });

test("a department's words on its page wait for approval, then visitors read them", async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  await enterAsLeader(page, 'Health', '/department-dashboard/content?category=ministries&page=health');
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Health on campus');
  await expect(page.getByText('Your change takes effect once it is approved.')).toBeVisible();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  const response = await stored;
  expect(response.status()).toBe(202);
  const { proposal_id: proposed } = (await response.json()).data;
  await expect(page.getByText(PROPOSED)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/Health');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Health on campus');

  const editor = await openEditor({ playwright, baseURL });
  const { data } = await (await editor.get('/v1/admin/content/pending')).json();
  const proposal = data.find(({ id }: { id: number }) => id === proposed);
  expect(proposal).toMatchObject({ type: 'page-content', title: 'Health' });
  expect((await editor.put(`/v1/admin/content/${proposal.id}/approve`)).status()).toBe(200);

  await visitor.goto('/Health');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Health on campus');
  await visitor.close();
});

test('the second of two editors sees both versions, and loses neither', async ({
  page,
  playwright,
  baseURL,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security')) violations.push(message.text());
  });
  const editor = await openEditor({ playwright, baseURL });
  await enterAsLeader(page, 'Communication', '/communication-dashboard/content?category=music&page=dcm');
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('DCM, as we say it');
  const theirs = { fields: { hero_title: { title: 'DCM, as they say it' } } };
  expect((await editor.put('/v1/page-content/music/dcm', theirs)).status()).toBe(200);

  await page.getByRole('button', { name: 'Save content' }).click();
  await expect(page.getByText('Somebody else saved this while you were editing')).toBeVisible();
  const row = page.getByRole('row', { name: /Title of the page/ });
  await expect(row).toContainText('DCM, as we say it');
  await expect(row).toContainText('DCM, as they say it');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  const { data } = await (await editor.get('/v1/page-content/music/dcm')).json();
  expect(data.fields.hero_title.title).toBe('DCM, as we say it');
  // Browsers report them, and they count against the version that is live.
  expect(violations).toEqual([]);
});
