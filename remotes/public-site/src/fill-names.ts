import type { Site } from '@narthex/shared-contracts/schemas/site';

/** Fills the site's own names into a text or pattern of a page record. */
export function fillNames(text: string, site: Pick<Site, 'name' | 'product' | 'slug'>): string {
  return text
    .replace('{church}', () => site.name)
    .replace('{product}', () => site.product)
    .replace('{slug}', () => site.slug);
}
