import { expect, test, type Locator, type Page } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { arrive } from '../../support/arrive';
import { enterAsAdmin } from '../../support/sites/sessions';
import { buildTone } from './build-tone';

test.use({ reducedMotion: 'reduce' });

/** Returns a date some days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);

/** Opens a section by the menu of the dashboard. */
const openSection = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Administration sections' })
    // The number of open items can follow the name.
    .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) })
    .click();

/** Presses a button and waits for the message, which is shown for three seconds. */
const pressAndRead = (page: Page, button: Locator, message: string) =>
  Promise.all([expect(page.getByText(message)).toBeVisible(), button.click()]);

test("an administrator's day is seen by visitors", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const mark = Date.now();
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

  await test.step('a visitor asks for prayer', async () => {
    await arrive(visitor, '/');
    const form = visitor.getByRole('form', { name: 'Prayer request' });
    await form.getByLabel('Your name').fill('Akinyi');
    await form.getByLabel(/^Your prayer/).fill(`For the finalists of hall ${mark}.`);
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(visitor.getByText(/Prayer request submitted successfully!/)).toBeVisible();
  });

  await enterAsAdmin(page);

  await test.step('an event', async () => {
    await openSection(page, 'Events');
    await page.getByRole('button', { name: 'Create New Event' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(inEnglish('Title')).fill(`Open evening ${mark}`);
    await form.getByLabel(inEnglish('Description')).fill('Soup, songs and a short word.');
    await form.getByLabel(/^Starts/).fill(`${dayIn(1)}T17:00`);
    await form.getByLabel(/^Ends/).fill(`${dayIn(1)}T19:00`);
    await form.getByText('Picture and details').click();
    await form.getByLabel('Upload a picture').setInputFiles({
      name: 'evening.png',
      mimeType: 'image/png',
      buffer: await visitor.screenshot(),
    });
    await expect(form.getByText('The picture was uploaded. Save the form to keep it.')).toBeVisible();
    await pressAndRead(page, form.getByRole('button', { name: 'Publish' }), 'Event created successfully!');
    await arrive(visitor, '/');
    await visitor
      .getByRole('link', { name: new RegExp(`Open evening ${mark}`) })
      .first()
      .click();
    await expect(visitor.getByText('Soup, songs and a short word.')).toBeVisible();
    await expect(visitor.locator('main img[src*="/media/evening"]').first()).toBeVisible();
  });

  await test.step('members by a file, once its mistake is corrected', async () => {
    const file = (email: string) => ({
      name: 'members.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`First name,Last name,Email\nZuhura,Tumaini ${mark},${email}\n`),
    });
    await openSection(page, 'Members');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import members' });
    await dialog.getByLabel('File of members').setInputFiles(file('nobody'));
    await expect(dialog.getByText('A valid email address is required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await dialog.getByLabel('File of members').setInputFiles(file(`zuhura-${mark}@demo.test`));
    await pressAndRead(
      page,
      dialog.getByRole('button', { name: 'Import 1 person' }),
      'The file was imported: 1 person added, 0 changed, 0 left as they were.',
    );
    await page.getByRole('searchbox').fill(`Tumaini ${mark}`);
    await expect(page.getByText(`zuhura-${mark}@demo.test`)).toBeVisible();
  });

  await test.step('a sermon with its recording', async () => {
    await openSection(page, 'Sermons');
    await page.getByRole('button', { name: 'Upload New Sermon' }).click();
    const form = page.getByRole('dialog', { name: 'Upload New Sermon' });
    await form.getByRole('textbox', { name: inEnglish('Title') }).fill(`Light ${mark}`);
    await form.getByRole('textbox', { name: inEnglish('Speaker') }).fill('Pr. Amina Wekesa');
    await form.getByRole('textbox', { name: inEnglish('Description') }).fill('About morning.');
    await form.getByLabel(/^Date/).fill(dayIn(0));
    const sound = { name: 'light.wav', mimeType: 'audio/wav', buffer: buildTone(3) };
    await form.getByLabel('Audio file').setInputFiles(sound);
    await pressAndRead(page, form.getByRole('button', { name: 'Publish' }), 'Sermon created successfully!');
    await arrive(visitor, '/Sermons');
    await visitor
      .getByRole('link', { name: `Light ${mark}` })
      .first()
      .click();
    const download = visitor.getByRole('link', { name: /^Download audio/ });
    const heard = await visitor.request.get(String(await download.getAttribute('href')));
    expect((await heard.body()).equals(sound.buffer)).toBe(true);
  });

  await test.step('a picture of the gallery', async () => {
    await openSection(page, 'Gallery');
    await page.getByRole('button', { name: 'Add New Item' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Item' });
    await form.getByRole('textbox', { name: inEnglish('Title') }).fill(`Our door ${mark}`);
    await form.getByRole('textbox', { name: inEnglish('Description') }).fill('Open since six.');
    await form.getByLabel('Picture or video').setInputFiles({
      name: 'door.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await pressAndRead(
      page,
      form.getByRole('button', { name: 'Create Gallery Item' }),
      'Gallery item created successfully!',
    );
    await arrive(visitor, '/Gallery');
    await expect(visitor.getByRole('heading', { name: `Our door ${mark}` })).toBeVisible();
  });

  await test.step('a ministry', async () => {
    await openSection(page, 'Ministries');
    await page.getByRole('link', { name: 'Add New Ministry' }).click();
    await page.getByLabel(inEnglish('Name')).fill(`Library team ${mark}`);
    await page.getByLabel(inEnglish('Description')).fill('Keeps the books.');
    await page.getByLabel(inEnglish('Leader')).fill('Noel Barasa');
    await page.getByLabel(/^Email/).fill('library@demo.test');
    await pressAndRead(
      page,
      page.getByRole('button', { name: 'Create Ministry' }),
      'Ministry created successfully',
    );
    await expect(page).toHaveURL(/\/admin\/ministries$/);
    await page.getByRole('searchbox').fill(`Library team ${mark}`);
    await expect(page).toHaveURL(/search=Library/);
    await expect(page.getByText('Noel Barasa')).toBeVisible();
  });

  await test.step('the text of a page', async () => {
    await openSection(page, 'About content');
    await page.getByLabel('Page', { exact: true }).selectOption("Elder's message");
    await page.getByRole('button', { name: 'Edit Quote' }).click();
    // The English text comes first; the Swahili one follows it.
    await page.getByText('For developers').first().click();
    await page.getByRole('button', { name: 'Plain HTML' }).first().click();
    await page.getByRole('textbox', { name: inEnglish('Content') }).fill(`<p>Come as you are, ${mark}.</p>`);
    await pressAndRead(
      page,
      page.getByRole('button', { name: 'Save', exact: true }),
      'Content updated successfully!',
    );
    await arrive(visitor, '/Eldermessage');
    await expect(visitor.getByText(`Come as you are, ${mark}.`)).toBeVisible();
  });

  await test.step('a prayer request is approved, and stands on the wall', async () => {
    await openSection(page, 'Prayer requests');
    const row = page.getByRole('row', { name: new RegExp(`hall ${mark}`) });
    await pressAndRead(
      page,
      row.getByRole('button', { name: /^Approve/ }),
      'Approved. It is on the prayer wall now.',
    );
    await arrive(visitor, '/PrayerDepartment');
    await expect(visitor.getByText(`For the finalists of hall ${mark}.`)).toBeVisible();
  });

  await visitor.context().close();
});

test('an administrator changes where the church meets, and visitors read it', async ({ page, browser }) => {
  await enterAsAdmin(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const directions = page.getByLabel(inEnglish('Directions'));
  const before = await directions.inputValue();
  const save = page.getByRole('button', { name: 'Save settings' });
  await directions.fill('Behind the library, through the green gate.');
  await pressAndRead(page, save, 'Settings updated successfully!');

  const visitor = await (await browser.newContext()).newPage();
  await arrive(visitor, '/');
  await expect(visitor.getByText('Behind the library, through the green gate.')).toBeVisible();
  await visitor.context().close();

  await directions.fill(before);
  await pressAndRead(page, save, 'Settings updated successfully!');
});
