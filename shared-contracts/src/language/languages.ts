/** The languages a site can be shown in. English is the one that the sources are written in. */
export const LANGUAGES = ['en', 'sw'] as const;
/** A language that the site can be shown in. */
export type Language = (typeof LANGUAGES)[number];

/** The language of the sources, and of every URL without a prefix. */
export const SOURCE_LANGUAGE: Language = 'en';

/** Set by the build: each language has a build of its own. */
declare const NARTHEX_LANGUAGE: Language | undefined;

/** The language that this code was built in; where it runs unbuilt, that of the sources. */
export const LANGUAGE: Language =
  typeof NARTHEX_LANGUAGE === 'undefined' ? SOURCE_LANGUAGE : NARTHEX_LANGUAGE;

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** What the URLs of a language begin with: nothing in English, `/sw` in Swahili. */
export const languageBase = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '' : `/${language}`;

/** What the URLs of this build's pages begin with. */
export const LANGUAGE_BASE: string = LANGUAGE === 'en' ? '' : `/${LANGUAGE}`;

/** A URL of the site taken apart: its language, and the path (with its query) that is the same in every language. */
export function splitLanguage(url: string): { readonly language: Language; readonly url: string } {
  for (const language of LANGUAGES) {
    const base = languageBase(language);
    if (base && url.startsWith(base) && /^([/?#]|$)/.test(url.slice(base.length))) {
      // One slash: two would name another host where somebody is sent there.
      return { language, url: `/${url.slice(base.length).replace(/^\/+/, '')}` };
    }
  }
  return { language: SOURCE_LANGUAGE, url };
}

/** The URL of a page in a language: `/sw` for the home page, `/sw/Events` for another. */
export function joinLanguage(language: Language, url: string): string {
  const base = languageBase(language);
  return base && /^\/([?#]|$)/.test(url) ? base + url.slice(1) : base + url;
}

/** The path of a page as this build's router counts it; null for a page of another language. English knows no other. */
export function ownPath(pathname: string): string | null {
  if (!LANGUAGE_BASE) return pathname;
  const { language, url } = splitLanguage(pathname);
  return language === LANGUAGE ? url : null;
}

/** The same for the page that is shown, which is one of this build's. */
export const withoutLanguage = (pathname: string): string =>
  LANGUAGE_BASE ? splitLanguage(pathname).url : pathname;
