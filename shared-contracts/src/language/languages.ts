/** A site can be shown in these languages. The sources are written in English. */
export const LANGUAGES = ['en', 'sw'] as const;
/** Names a language that a site can be shown in. */
export type Language = (typeof LANGUAGES)[number];

/** The sources and every URL without a language prefix are in this language. */
export const SOURCE_LANGUAGE: Language = 'en';

/** The build defines it, because each language has a build of its own. */
declare const NARTHEX_LANGUAGE: Language | undefined;

/** Holds the language of this build; code that runs unbuilt is in the language of the sources. */
export const LANGUAGE: Language =
  typeof NARTHEX_LANGUAGE === 'undefined' ? SOURCE_LANGUAGE : NARTHEX_LANGUAGE;

/** The language menu shows each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** Returns the prefix of a language's URLs: an empty string for English, `/sw` for Swahili. */
export const languageBase = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '' : `/${language}`;

/** Holds the prefix of the URLs of this build's pages. */
export const LANGUAGE_BASE: string = LANGUAGE === 'en' ? '' : `/${LANGUAGE}`;

/**
 * Splits a URL of the site into its language and the path with query, which is the same in every language.
 */
export function splitLanguage(url: string): { readonly language: Language; readonly url: string } {
  for (const language of LANGUAGES) {
    const base = languageBase(language);
    if (base && url.startsWith(base) && /^([/?#]|$)/.test(url.slice(base.length))) {
      // A path that begins with two slashes would redirect to another host, so it is reduced to one.
      return { language, url: `/${url.slice(base.length).replace(/^\/+/, '')}` };
    }
  }
  return { language: SOURCE_LANGUAGE, url };
}

/** Returns the URL of a file that people take out of the site, such as a calendar, in a language. */
export const fileInLanguage = (url: string, language: Language = LANGUAGE): string =>
  language === SOURCE_LANGUAGE ? url : `${url}?language=${language}`;

/** Returns the URL of a page in a language: `/sw` for the home page, `/sw/Events` for another. */
export function joinLanguage(language: Language, url: string): string {
  const base = languageBase(language);
  return base && /^\/([?#]|$)/.test(url) ? base + url.slice(1) : base + url;
}

/**
 * Returns the path of a page without this build's language prefix, or null if the page is in another
 * language. English builds return every path as it is.
 */
export function ownPath(pathname: string): string | null {
  if (!LANGUAGE_BASE) return pathname;
  const { language, url } = splitLanguage(pathname);
  return language === LANGUAGE ? url : null;
}

/** Does the same for the current page, which is always in the language of this build. */
export const withoutLanguage = (pathname: string): string =>
  LANGUAGE_BASE ? splitLanguage(pathname).url : pathname;
