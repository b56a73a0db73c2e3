import type { Mount } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';

/** Limits titles and labels, so that a long name of a church doesn't make the registry invalid. */
const MAX_LABEL_LENGTH = 80;

/** Replaces the placeholders in a mount with the site's names. */
export function fillMount(mount: Mount, site: Pick<Site, 'name' | 'product' | 'slug'>): Mount {
  const fill = (text: string) =>
    text
      .replaceAll('{church}', () => site.name)
      .replaceAll('{product}', () => site.product)
      .replaceAll('{slug}', () => site.slug);
  const label = (text: string) => fill(text).slice(0, MAX_LABEL_LENGTH);
  const { menus, sitemap } = mount;
  return {
    ...mount,
    path: fill(mount.path),
    title: label(mount.title),
    ...(menus && {
      menus: menus.map((menu) => ({ ...menu, ...(menu.label && { label: label(menu.label) }) })),
    }),
    ...(sitemap && sitemap.content && { sitemap: { ...sitemap, content: fill(sitemap.content) } }),
  };
}
