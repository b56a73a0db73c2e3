import { call } from '@narthex/shared-auth';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { PAGE_STALE_MS, queryKeys } from '../query-keys';
import { toLoaded } from './query-state';
import { FALLBACK_CONTENTS, fallbackSlides } from './fallback-homepage';
import { useSite } from './site';

const SHOWN = ['about_us', 'welcome_message', 'prayer_verse'] as const;
type Contents = Readonly<Partial<Record<string, ContentSection>>>;

interface HomeData {
  readonly slides: readonly Slide[];
  readonly contents: Contents;
}

/**
 * The query loads the slides and the texts that the page shows. The rest of the response is dropped to keep the HTML
 * small.
 */
export const homepageQuery = queryOptions({
  queryKey: queryKeys.homepage,
  queryFn: async ({ signal }): Promise<HomeData | null> => {
    const { data } = await call('homepage.get', {}, { signal });
    return {
      slides: data.slides.filter((slide) => slide.is_active),
      contents: Object.fromEntries(
        SHOWN.flatMap((key) => {
          const section = data.contents[key];
          return section?.is_active ? [[key, section] as const] : [];
        }),
      ),
    };
  },
  staleTime: PAGE_STALE_MS,
});

export interface HomeTexts {
  readonly slides: readonly Slide[];
  readonly about: ContentSection;
  readonly welcome: ContentSection;
  readonly verse: ContentSection;
}

/** Loads the slides and texts of the home page. Built-in ones replace those that are missing. */
export function useHomeTexts(): HomeTexts {
  const site = useSite();
  const loaded = toLoaded(useQuery(homepageQuery));
  const data = loaded.status === 'loaded' ? loaded.value : undefined;
  const builtIn = fallbackSlides(site);
  const contents: Contents = data?.contents ?? {};
  return {
    // While the slides load, a single static slide is the placeholder.
    slides: data?.slides.length ? data.slides : loaded.status === 'loading' ? builtIn.slice(0, 1) : builtIn,
    about: contents['about_us'] ?? FALLBACK_CONTENTS.about_us,
    welcome: contents['welcome_message'] ?? FALLBACK_CONTENTS.welcome_message,
    verse: contents['prayer_verse'] ?? FALLBACK_CONTENTS.prayer_verse,
  };
}
