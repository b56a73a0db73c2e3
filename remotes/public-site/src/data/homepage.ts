import { queryOptions } from '@narthex/remote-kit/query';
import { call, can, useCurrentUser } from '@narthex/shared-auth';
import type { ContentSection, Slide } from '@narthex/shared-contracts/schemas/homepage';
import { useIsHydrated } from '@narthex/shared-ui';
import { PAGE_STALE_MS, queryKeys } from '../query-keys';
import { FALLBACK_CONTENTS, fallbackSlides, neutralTexts } from './fallback-homepage';
import { useStored } from './query-state';
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
  /** Is true for a part whose built-in text only editors see, until they have written their own. */
  readonly isExample: { readonly slides: boolean; readonly about: boolean };
}

/**
 * Loads the slides and texts of the home page. Built-in ones are shown if they fail to load. Where none are stored,
 * visitors get neutral ones, and editors the built-in ones as examples.
 */
export function useHomeTexts(): HomeTexts {
  const site = useSite();
  const isEditor = useIsEditor();
  const data = useStored(homepageQuery);
  const isNeutral = data !== null && !isEditor;
  const { about_us: about, welcome_message: welcome, prayer_verse: verse }: Contents = data?.contents ?? {};
  const neutral = neutralTexts(site);
  const otherSlides = isNeutral ? neutral.slides : fallbackSlides(site);
  return {
    slides: data?.slides.length ? data.slides : otherSlides,
    about: about ?? (isNeutral ? neutral.about : FALLBACK_CONTENTS.about_us),
    welcome: welcome ?? (isNeutral ? neutral.welcome : FALLBACK_CONTENTS.welcome_message),
    verse: verse ?? FALLBACK_CONTENTS.prayer_verse,
    isExample: {
      slides: data !== null && isEditor && data.slides.length === 0,
      about: data !== null && isEditor && (!about || !welcome),
    },
  };
}

/**
 * Returns true if the person may write the texts of the home page. The HTML of the server is the same for everybody, so
 * nobody counts as an editor until the page is hydrated.
 */
function useIsEditor(): boolean {
  const user = useCurrentUser();
  const isHydrated = useIsHydrated();
  return user !== null && isHydrated && can('homepage.manage');
}
