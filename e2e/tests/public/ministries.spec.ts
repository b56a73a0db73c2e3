import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a newcomer finds a Bible study family by their hall', async ({ page }) => {
      await (javaScriptEnabled ? arrive(page, '/Personalministries') : page.goto('/Personalministries'));
      const families = page.getByRole('region', { name: 'The twelve families' });
      await expect(families.getByRole('heading', { level: 3 })).toHaveCount(12);
      await families.getByRole('searchbox').fill('hall 2');
      await families.getByRole('button', { name: 'Search' }).click();
      await expect(families.getByRole('heading', { level: 3 })).toHaveText(['Family four']);
      await expect(families.getByRole('searchbox')).toHaveValue('hall 2');
      await expect(page).toHaveURL(/\?q=hall\+2#families$/);
      await families.getByRole('link', { name: 'All families' }).click();
      await expect(families.getByRole('heading', { level: 3 })).toHaveCount(12);
    });

    test('a class has a timetable, its leader and its own address', async ({ page }) => {
      await page.goto('/SabbathSchool');
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.filter({ hasText: 'Visitors’ class' })).toContainText('The front pews on the left');
      await expect(rows.filter({ hasText: 'Saturday, 9:00 – 10:00 AM' })).toContainText('Lesson study');
      await expect(page.getByRole('img', { name: 'Faith Nyaboke Ombati' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^sabbath-school@/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Next events' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
    });

    test('a campaign says how far its goal is, and shows its pictures', async ({ page }) => {
      await page.goto('/Evangelism');
      const goal = page.getByRole('region', { name: 'The goal' });
      await expect(goal.getByRole('progressbar')).toBeVisible();
      await expect(goal).toContainText('KES 512,400 of KES 850,000');
      await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('figure')).not.toHaveCount(0);
    });

    test('a music group has rehearsals and songs', async ({ page }) => {
      await page.goto('/Music/ChurchChoir');
      await expect(page.getByRole('region', { name: 'Rehearsals' })).toContainText('Sundays, 3:00 – 4:00 PM');
      await expect(page.getByRole('region', { name: 'Hear the choir' }).getByRole('heading')).not.toHaveCount(
        1,
      );
      await page.goto('/Music/Blissful');
      await expect(page.getByRole('region', { name: 'Hear Blissful' })).toContainText(
        'When the Lights Came Back',
      );
    });
  });
}
