import { call } from '@narthex/shared-auth';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { PAGE_STALE_MS, queryKeys } from '../query-keys';
import { toLoaded } from './loaded';
import { FALLBACK_CONTENTS, fallbackSlides } from './fallback-homepage';
import { useSite } from './site';

const SHOWN = ['about_us', 'welcome_message', 'prayer_verse'] as const;
type Contents = Readonly<Partial<Record<string, ContentSection>>>;

interface HomeData {
  readonly slides: readonly Slide[];
  readonly contents: Contents;
}

/** Slides and the texts this page shows; the rest of the response isn't kept, since it would travel in the HTML. */
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

/** The home page's slides and texts; what is missing is filled with the built-in ones. */
export function useHomeTexts(): HomeTexts {
  const site = useSite();
  const loaded = toLoaded(useQuery(homepageQuery));
  const data = loaded.status === 'loaded' ? loaded.value : undefined;
  const builtIn = fallbackSlides(site);
  const contents: Contents = data?.contents ?? {};
  return {
    // While the real ones are on their way, one still slide holds their place.
    slides: data?.slides.length ? data.slides : loaded.status === 'loading' ? builtIn.slice(0, 1) : builtIn,
    about: contents['about_us'] ?? FALLBACK_CONTENTS.about_us,
    welcome: contents['welcome_message'] ?? FALLBACK_CONTENTS.welcome_message,
    verse: contents['prayer_verse'] ?? FALLBACK_CONTENTS.prayer_verse,
  };
}
