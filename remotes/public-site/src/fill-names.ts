import type { Site } from '@narthex/shared-contracts/schemas/site';

/** Replaces the placeholders of a page record, such as `{church}`, by the names of the site. */
export function fillNames(text: string, site: Pick<Site, 'name' | 'product' | 'slug'>): string {
  return text
    .replace('{church}', () => site.name)
    .replace('{product}', () => site.product)
    .replace('{slug}', () => site.slug);
}
