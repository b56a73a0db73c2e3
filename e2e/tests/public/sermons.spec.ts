import { expect, test } from '@playwright/test';

test('a sermon is heard, as long as list, page and podcast say, and wound forward', async ({
  page,
  request,
}) => {
  const parts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.mp3')) parts.push(response.status());
  });
  // Tests of uploads may have added others, of another kind.
  const { data } = await (await request.get('/api/v1/sermons')).json();
  const { id } = data.find((sermon: { audio_file: string | null }) => sermon.audio_file?.endsWith('.mp3'));
  await page.goto('/Sermons');
  await page.locator(`main a[href="/Sermons/${id}"]`).first().click();
  const download = page.getByRole('link', { name: /^Download audio/ });
  const [, seconds = ''] = /, (\d+) s, \d+ KB/.exec(await download.innerText()) ?? [];
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
  expect(heard.duration).toBeCloseTo(Number(seconds), 0);
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
