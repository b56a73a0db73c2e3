import { isDeepStrictEqual } from 'node:util';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { Transaction } from '@narthex/server/database/database-handle';
import { siteSettings } from '@narthex/server/database/schema/site';
import { DEFAULT_SITE, readSettings, saveSettings } from '@narthex/server/site/site-repository';
import { PAGE_LINKS, SITE } from '../content/site';

/** Texts and links are stored under these, so they stay as they are once somebody has changed the settings. */
const STAYS: readonly string[] = ['name', 'product', 'slug', 'time_zone', 'locale', 'languages'];

/** Removes the settings of the demo that nobody changed, such as the numbers for giving. */
export async function removeDemoSettings(
  tx: Transaction,
  removal: { readonly removed: Record<string, number>; readonly kept: Record<string, string[]> },
): Promise<void> {
  const { settings, version } = await readSettings(tx);
  if (version <= 1) {
    await tx.delete(siteSettings);
    removal.removed['site_settings'] = 1;
    return;
  }
  const demo: Readonly<Record<string, unknown>> = SITE;
  const changed = Object.entries(settings).filter(
    ([name, value]) => STAYS.includes(name) || !isDeepStrictEqual(value, demo[name]),
  );
  await saveSettings(tx, { ...DEFAULT_SITE, ...(Object.fromEntries(changed) as Partial<Site>) });
  const [row] = await tx.select({ links: siteSettings.page_links }).from(siteSettings);
  const demoLinks: Readonly<Record<string, unknown>> = PAGE_LINKS;
  const links = Object.entries(row?.links ?? {}).filter(
    ([page, list]) => !isDeepStrictEqual(list, demoLinks[page]),
  );
  await tx.update(siteSettings).set({ page_links: Object.fromEntries(links) });
  removal.kept['site_settings'] = changed.map(([name]) => name);
}
