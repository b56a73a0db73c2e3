import { joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { isTranslatedLanguage, type Translations } from '@narthex/shared-contracts/schemas/translations';
import { formatMoment } from '../../../responses/format-date';

/** Contains the texts of an event that emails show. */
export interface EventTexts {
  readonly title: string;
  readonly location: string | null;
  readonly translations: Translations;
}

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
}

/** Describes an occurrence of an event and its page in the language of an email. Texts without a translation stay English. */
export function describeEvent(
  event: EventTexts,
  { start, path }: { readonly start: Date; readonly path: string },
  { language, timeZone }: Reader,
) {
  const own = isTranslatedLanguage(language) ? event.translations[language] : undefined;
  return {
    title: own?.['title'] || event.title,
    when: formatMoment(start, timeZone, language),
    where: own?.['location'] || event.location,
    path: joinLanguage(language, path),
  };
}
