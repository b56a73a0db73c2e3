import { readFileSync } from 'node:fs';
import { SETTINGS_PAGE, buildSettingsPage } from './settings-page';

/** The formatter aligns the columns of tables. */
const withoutAlignment = (page: string) => page.replace(/-{3,}/g, '---').replace(/\s+/g, ' ');

it('is in the documentation as the settings are: npm run settings writes it', () => {
  expect(withoutAlignment(readFileSync(SETTINGS_PAGE, 'utf8'))).toBe(withoutAlignment(buildSettingsPage()));
});

it('says of each setting what it is for', () => {
  expect(buildSettingsPage()).not.toMatch(/^\| `[^|]*\|[^|]*\|\s*\|$/m);
});
