import type { Site } from '@narthex/shared-contracts/schemas/site';

/** Fills the site's own names into a text or pattern of the page table. */
export function named(text: string, site: Site): string {
  return text.replace('{church}', site.name).replace('{product}', site.product);
}
