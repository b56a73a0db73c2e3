import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { signInAsAdmin } from '../../support/site';
import { PHONE } from '../../support/layout';

const SLIDER_PICTURE = 80 * 1024;
const FONTS = 36 * 1024;
const DOCUMENT = 16 * 1024;

test.use({ reducedMotion: 'reduce' });

test.describe('pictures on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2 });

  test('each of the slider’s weighs at most 80 KB, and comes only when its turn is near', async ({
    page,
  }) => {
    await arrive(page, '/');
    const slider = page.getByRole('region', { name: 'Welcome' });
    const pictures = slider.locator('img');
    await expect(slider).toHaveAttribute('data-state', 'ready');
    await expect(pictures.filter({ visible: true })).toHaveCount(2);
    const urls = new Set<string>();
    // Six slides are seeded. Other tests may have added some without a picture.
    const slides = 6;
    for (let slide = 1; slide <= slides; slide += 1) {
      await slider.getByRole('link', { name: new RegExp(`^Go to slide ${slide} of`) }).click();
      const picture = slider.locator(`[data-slide="${slide - 1}"] img`);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      urls.add(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    }
    expect(urls.size).toBe(slides);
    for (const url of urls) {
      const weight = (await (await page.request.get(url)).body()).length;
      expect(weight, url).toBeLessThanOrEqual(SLIDER_PICTURE);
    }
  });

  test('every picture keeps its room in its colour, and waits only below the fold', async ({ page }) => {
    const problems: string[] = [];
    let seen = 0;
    for (const url of [
      '/',
      '/AboutMwangaza',
      '/Aboutsda',
      '/Pastormessage',
      '/Eldermessage',
      '/Personalministries',
      '/Health',
      '/Music/ChurchChoir',
      '/Events',
      '/Events/1',
      '/Sermons',
      '/Sermons/1',
      '/Gallery',
    ]) {
      await arrive(page, url);
      const pictures = await page.locator('main img').evaluateAll((images) =>
        images.map((image) => ({
          name: image.getAttribute('src') ?? '',
          hasRoom: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          hasColour: !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(getComputedStyle(image).backgroundColor),
          waits: image.getAttribute('loading') === 'lazy',
          isBelow: image.getBoundingClientRect().top > window.innerHeight,
        })),
      );
      seen += pictures.length;
      for (const { name, hasRoom, hasColour, waits, isBelow } of pictures) {
        if (!hasRoom) problems.push(`${url} ${name} has no dimensions`);
        if (!hasColour) problems.push(`${url} ${name} has no colour before it comes`);
        if (isBelow && !waits) problems.push(`${url} ${name} doesn’t wait`);
      }
      const first = pictures[0];
      if (first && !first.isBelow && first.waits)
        problems.push(`${url} ${first.name} is seen first and waits`);
    }
    expect(problems).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
});

test.describe('a first visit on a phone', () => {
  test.use({ viewport: PHONE });

  test('has both fonts before its first paint, in few bytes', async ({ page }) => {
    const fonts = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'font')
        fonts.set(request.url(), (await request.sizes()).responseBodySize);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const preloaded = await page
      .locator('head link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href') as string));
    expect(preloaded).toHaveLength(2);
    expect([...fonts.keys()]).toEqual(expect.arrayContaining(preloaded));
    expect([...fonts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FONTS);
    const isLoaded = (font: string) => page.evaluate((name) => document.fonts.check(name, 'Karibu'), font);
    expect([await isLoaded('560 32px Fraunces'), await isLoaded('400 16px Inter')]).toEqual([true, true]);
  });

  test('gets a document of at most 16 KB at the strongest compression', async ({ request }) => {
    const html = await (await request.get('/')).body();
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    expect(brotliCompressSync(html, { params: quality }).length).toBeLessThanOrEqual(DOCUMENT);
    // Only the router's framework mode reads this attribute, and each link would contain it.
    expect(html.toString()).not.toContain('data-discover');
  });

  test('waits for one file of styles; those of what is below the first screen come without a script too', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    const below = /(home-end|site-footer)\.[^/]+\.css$/;
    const list = (place: string) =>
      page
        .locator(`${place} link[rel=stylesheet]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The document contains the styles that only its page needs.
    expect(await list('head')).toEqual([expect.stringMatching(/^\/shell\/shell\.\w+\.css$/)]);
    expect((await list('body')).filter((href) => below.test(href))).toHaveLength(2);
    await expect(page.locator('#site-footer')).toHaveCSS('background-color', 'rgb(15, 33, 56)');
    await context.close();
  });
});

/** Collects the text of every script that a page loads. */
function watchScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(texts);
}

test.describe('code', () => {
  test('of the slider and of calls is loaded where there is one', async ({ page }) => {
    const scripts = watchScripts(page);
    const holds = async (words: string) => (await scripts()).some((text) => text.includes(words));
    for (const url of ['/privacy', '/Health', '/COE', '/Pastormessage', '/Announcements', '/members']) {
      await page.goto(url, { waitUntil: 'networkidle' });
    }
    expect(await holds('swiper-slide-active')).toBe(false);
    expect(await holds('AxiosError')).toBe(false);
    await arrive(page, '/Events');
    await expect(page.getByRole('region', { name: 'Featured events' })).toHaveAttribute(
      'data-state',
      'ready',
    );
    expect(await holds('swiper-slide-active')).toBe(true);
    // An event page contains the form for a place.
    await page
      .getByRole('region', { name: 'Featured events' })
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click();
    await expect.poll(() => holds('AxiosError')).toBe(true);
  });

  test('of toasts is loaded with the first one', async ({ page }) => {
    const scripts = watchScripts(page);
    const holdsToasts = async () =>
      (await scripts()).some((text) => text.includes('Toastify__toast-container'));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await holdsToasts()).toBe(false);
    await signInAsAdmin(page);
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(await holdsToasts()).toBe(true);
  });
});
