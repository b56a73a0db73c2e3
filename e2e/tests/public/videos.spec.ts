import { expect, test, type Locator, type Page } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { findings } from '../../support/accessibility/axe';

/** Returns the position of a player in seconds, once the browser has decoded a frame and is playing. */
const played = (player: Locator) =>
  player.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('It is no video of this site.');
    return element.videoWidth > 0 ? element.currentTime : 0;
  });

/** Collects the requests for videos and the errors of the page. */
function watch(page: Page) {
  const videos: { status: number; path: string }[] = [];
  const problems: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.mp4')) videos.push({ status: response.status(), path });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { videos, problems };
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a song of the choir plays in its dialog, and Escape puts it away', async ({ page }) => {
      const { videos, problems } = watch(page);
      await arriveAtRest(page, '/Music/ChurchChoir');
      const song = page.getByRole('link', { name: /^Amazing Grace/ });
      await song.scrollIntoViewIfNeeded();
      expect(videos, 'no video is loaded before a tap').toEqual([]);
      await song.click();
      const dialog = page.getByRole('dialog', { name: 'Amazing Grace' });
      const player = dialog.getByTitle('Video: Amazing Grace');
      await expect.poll(() => played(player)).toBeGreaterThan(0.5);
      expect(videos.every(({ status }) => status === 206)).toBe(true);
      expect(await findings(page, 'moderate')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(song).toBeFocused();
      expect(problems).toEqual([]);
    });

    test('the video about the beginnings plays in the place of its still picture', async ({ page }) => {
      const { videos, problems } = watch(page);
      await arriveAtRest(page, '/Aboutsda');
      expect(videos, 'no video is loaded before a tap').toEqual([]);
      await page.getByRole('link', { name: 'Play the video' }).click();
      const player = page.locator('main video');
      await expect(player).toBeFocused();
      await expect.poll(() => played(player)).toBeGreaterThan(0.5);
      expect(videos.every(({ status }) => status === 206)).toBe(true);
      expect(problems).toEqual([]);
    });

    test('a sermon is watched and read too, each with its size', async ({ page, request }) => {
      const { videos, problems } = watch(page);
      await arriveAtRest(page, '/Sermons');
      await page.getByRole('link', { name: 'The lamp that stays lit' }).first().click();
      await page.getByRole('link', { name: /^Play the video, \d+ KB$/ }).click();
      const player = page.locator('main video');
      await expect(player).toBeFocused();
      await expect.poll(() => played(player)).toBeGreaterThan(0.5);
      expect(videos.every(({ status }) => status === 206)).toBe(true);

      const notes = page.getByRole('link', { name: /^Notes as PDF, [\d.]+ KB$/ });
      const file = await request.get((await notes.getAttribute('href')) ?? '');
      expect(file.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline',
      });
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(problems).toEqual([]);
    });
  });
}
