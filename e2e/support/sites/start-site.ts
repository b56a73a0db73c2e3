import { cp } from 'node:fs/promises';
import { startSite as startOwnSite, type Site } from '@narthex/ship/start-site';
import { DEMO_DATA, DEMO_PASSWORD, nameDataFolder } from '../site';

export type { Site };

/**
 * Starts a site of its own beside the one that most tests share, with the demo congregation unless `SEED` says otherwise. By
 * default it has the rate limits of a real site.
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = nameDataFolder();
  if (!settings['SEED']) await cp(DEMO_DATA, folder, { recursive: true });
  return startOwnSite({ DEMO_PASSWORD, DATA_DIR: folder, ...settings });
}
