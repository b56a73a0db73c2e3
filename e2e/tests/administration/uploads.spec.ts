import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { arrive } from '../../support/arrive';
import { enterAsAdmin } from '../../support/sites/sessions';

const VIDEO = readFileSync(new URL('../../../demo/src/videos/sermon.mp4', import.meta.url));

/** This is a second of silence in frames of an MP3 at 128 kbit/s. */
const SOUND = Buffer.concat(
  Array.from({ length: 38 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
);

test('an administrator sends a sermon’s recording and a video of the gallery, and a visitor finds both', async ({
  page,
  browser,
}) => {
  const title = `A recording of today ${Date.now()}`;
  await enterAsAdmin(page, '/admin/sermons');
  await page.getByRole('button', { name: 'Upload New Sermon' }).click();
  const sermon = page.getByRole('dialog', { name: 'Upload New Sermon' });
  await sermon.getByRole('textbox', { name: inEnglish('Title') }).fill(title);
  await sermon.getByRole('textbox', { name: inEnglish('Speaker') }).fill('Pr. Amina Wekesa');
  await sermon.getByRole('textbox', { name: inEnglish('Description') }).fill('Sent by a browser.');
  await sermon.getByLabel(/^Date/).fill(new Date().toISOString().slice(0, 10));
  await sermon
    .getByLabel('Audio file')
    .setInputFiles({ name: 'today.mp3', mimeType: 'audio/mpeg', buffer: SOUND });
  await sermon.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Sermon created successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Download audio of ${title}` })).toBeVisible();

  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const item = page.getByRole('dialog', { name: 'Add New Item' });
  await item.getByRole('textbox', { name: inEnglish('Title') }).fill(title);
  await item.getByRole('textbox', { name: inEnglish('Description') }).fill('Sent by a browser, too.');
  await item
    .getByLabel('Picture or video')
    .setInputFiles({ name: 'today.mp4', mimeType: 'video/mp4', buffer: VIDEO });
  await item.getByRole('button', { name: 'Create Gallery Item' }).click();
  await expect(page.getByText('Gallery item created successfully!')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await arrive(visitor, '/Sermons');
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('link', { name: /^Download audio/ })).toBeVisible();
  await arrive(visitor, '/Gallery');
  await visitor.getByRole('link', { name: `Play ${title}` }).click();
  await expect(visitor.locator('main video')).toBeVisible();
  await visitor.context().close();

  await page.goto('/admin/sermons');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sermon deleted successfully!')).toBeVisible();
});
