import { startSite as startOwnSite, type Site } from '@narthex/ship/start-site';
import { DEMO_PASSWORD } from '../site';

export type { Site };

/** Starts a site of its own beside the one that most tests share. By default it has the rate limits of a real site. */
export const startSite = (settings: Readonly<Record<string, string>> = {}): Promise<Site> =>
  startOwnSite({ DEMO_PASSWORD, ...settings });
