import type { Mount } from '@narthex/shared-contracts';

/** Titles and labels by the English ones. */
type Texts = Readonly<Record<string, string>>;

/** As long as a label of the menu may be: a long translation must not make the registry invalid. */
const MAX_NAV_LENGTH = 40;

/** A text in another language, or as it is. */
export const translateText = (text: string, texts: Texts = {}): string =>
  Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;

/** What a mount says to people, in another language. */
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
