import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { Site } from '@narthex/shared-contracts/schemas/site';

/** Returns the language that a URL asks for if the site is shown in it, otherwise English. */
export const shownLanguage = (
  { languages = [] }: Pick<Site, 'languages'>,
  asked: string | undefined,
): Language => languages.find((language) => language === asked) ?? SOURCE_LANGUAGE;
