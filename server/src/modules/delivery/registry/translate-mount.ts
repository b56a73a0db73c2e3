import type { Mount } from '@narthex/shared-contracts';

/** Maps English titles and labels to their translations. */
type Texts = Readonly<Record<string, string>>;

/** Limits labels of the menu, so that a long translation doesn't make the registry invalid. */
const MAX_NAV_LENGTH = 40;

/** Returns a text in another language, or the English one if there is no translation. */
export const translateText = (text: string, texts: Texts = {}): string =>
  Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;

export function translateMount(mount: Mount, texts: Texts | undefined): Mount {
  if (!texts) return mount;
  const { title, nav, menus } = mount;
  return {
    ...mount,
    title: translateText(title, texts),
    ...(nav !== undefined && { nav: translateText(nav, texts).slice(0, MAX_NAV_LENGTH) }),
    ...(menus && {
      menus: menus.map((menu) => ({
        ...menu,
        ...(menu.label && { label: translateText(menu.label, texts) }),
      })),
    }),
  };
}
