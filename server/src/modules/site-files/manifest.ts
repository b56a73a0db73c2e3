import { effectiveAccess, paths, type Mount } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import type { Site } from '@narthex/shared-contracts/schemas/site';

const ICONS = [
  { src: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { src: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { src: '/icons/icon-512.png', size: 512, purpose: 'maskable' },
];

/**
 * These are the pages that people look up most. A shortcut is offered if its page is live, with the name from the
 * footer's quick links.
 */
const SHORTCUTS: readonly string[] = [paths.calendar.to(), paths.announcements.to(), paths.giving.to()];

const shortcut = ({ path, title, menus = [] }: Mount, language: Language) => ({
  name: menus.find(({ group }) => group === 'quick')?.label ?? title,
  url: joinLanguage(language, path),
});

/**
 * Builds the manifest that a phone needs to add the site to its home screen, where it opens in the language of the page
 * it was added from.
 */
export function buildManifest(
  site: Pick<Site, 'name' | 'tagline' | 'locale' | 'translations'>,
  mounts: readonly Mount[],
  language: Language = SOURCE_LANGUAGE,
): Readonly<Record<string, unknown>> {
  const own = isTranslatedLanguage(language) ? (site.translations?.[language] ?? {}) : undefined;
  const open = mounts.filter((mount) => effectiveAccess(mount) === 'public');
  return {
    id: '/',
    name: site.name,
    short_name: site.name.slice(0, 12),
    description: own?.['tagline'] || site.tagline,
    lang: own ? language : site.locale,
    start_url: joinLanguage(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f2',
    theme_color: '#142c4a',
    icons: ICONS.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: SHORTCUTS.flatMap((path) =>
      open.filter((mount) => mount.path === path).map((mount) => shortcut(mount, language)),
    ),
  };
}
