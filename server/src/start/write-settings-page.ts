// `npm run settings` runs this script.
import { writeFileSync } from 'node:fs';
import { SETTINGS_PAGE, buildSettingsPage } from './settings-page';

writeFileSync(SETTINGS_PAGE, buildSettingsPage());
