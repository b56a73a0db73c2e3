import { expect, test } from '@playwright/test';
import { arrive, goByMenu } from '../../support/arrive';

test('a sermon is heard, as long as list, page and podcast say, and wound forward', async ({
  page,
  request,
}) => {
  const parts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.mp3')) parts.push(response.status());
  });
  // Tests of uploads may have added sermons of another kind or with a length of a second.
  const { data } = await (await request.get('/api/v1/sermons')).json();
  const sermon = data.find(
    (one: { audio_file: string | null; audio_seconds: number }) =>
      one.audio_file?.endsWith('.mp3') && one.audio_seconds >= 60,
  );
  const { id, audio_seconds: seconds } = sermon;
  await page.goto('/Sermons');
  await page.locator(`main a[href="/Sermons/${id}"]`).first().click();
  const download = page.getByRole('link', { name: /^Download audio/ });
  await expect(download).toHaveText(new RegExp(`, ${Math.round(seconds / 60)} min, \\d+ KB`));
  expect(parts, 'nothing is loaded before somebody listens').toEqual([]);

  const sound = page.locator('main audio');
  const heard = await sound.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player.');
    element.muted = true;
    await element.play();
    const { duration, readyState } = element;
    element.pause();
    element.currentTime = duration - 2;
    await new Promise((done) => element.addEventListener('seeked', done, { once: true }));
    return { duration, readyState, wound: element.currentTime };
  });
  expect(heard.readyState).toBeGreaterThanOrEqual(2);
  expect(heard.duration).toBeCloseTo(seconds, 0);
  expect(heard.wound).toBeCloseTo(heard.duration - 2, 0);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((status) => status === 206)).toBe(true);

  const url = new URL((await download.getAttribute('href')) ?? '', page.url());
  const feed = await (await request.get('/podcast.xml')).text();
  const episode = feed.split('<item>').find((item) => item.includes(url.pathname)) ?? '';
  expect(episode).toContain(`<itunes:duration>${seconds}</itunes:duration>`);
  const file = await request.head(url.pathname);
  expect(file.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
  expect(episode).toContain(`length="${file.headers()['content-length']}" type="audio/mpeg"`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('sermons are narrowed by what one searches, the series and the speaker', async ({ page }) => {
      await page.goto('/Sermons');
      await expect(page.getByText(/^Latest sermon/)).toBeVisible();
      const form = page.getByRole('search', { name: 'Search sermons' });
      await form.getByLabel('Series').selectOption({ label: 'Week of prayer' });
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/series=week_of_prayer/);
      const found = page.locator('main article');
      await expect(page.getByText(/^\d+ sermons$/)).toBeVisible();
      await expect(found.filter({ hasNotText: 'Week of prayer' })).toHaveCount(0);
      await expect(found.first()).toBeVisible();
      await form.getByLabel('Search by title, speaker or scripture').fill('no such sermon');
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('No sermon matches your search.')).toBeVisible();
      await page.getByRole('link', { name: 'All sermons' }).click();
      await expect(page.getByText(/^Latest sermon/)).toBeVisible();
    });
  });
}

// This sermon has three minutes of speech; other tests publish sermons of a few seconds.
const LONG_SERMON = `/Sermons?q=${encodeURIComponent('The lamp that stays lit')}`;

test('a sermon goes on while one walks through the site, and from where one stopped', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await arrive(page, LONG_SERMON);
  const player = page.getByRole('region', { name: 'Sermon player' });
  expect(scripts.filter((url) => url.includes('site-player') || url.endsWith('.mp3'))).toEqual([]);
  await page
    .getByRole('link', { name: /^Listen/ })
    .first()
    .click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const place = player.getByRole('slider', { name: 'Place in the sermon' });
  await expect(place).not.toHaveValue('0');

  await test.step('on another page of the site it is still playing', async () => {
    await goByMenu(page, null, 'Events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    const before = Number(await place.inputValue());
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(before);
  });

  await test.step('it covers nothing of the footer', async () => {
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [bar, footer] = [await player.boundingBox(), await page.locator('footer').last().boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  });

  await test.step('after a reload it goes on there', async () => {
    await player.getByRole('button', { name: 'Pause' }).click();
    const stopped = Number(await place.inputValue());
    expect(stopped).toBeGreaterThan(0);
    await arrive(page, LONG_SERMON);
    await expect(player).toBeHidden();
    await page
      .getByRole('link', { name: /^Listen/ })
      .first()
      .click();
    await expect(place).toBeVisible();
    expect(Number(await place.inputValue())).toBeGreaterThanOrEqual(stopped);
  });
});
