import { LANGUAGE, LANGUAGE_NAMES, joinLanguage } from '@narthex/shared-contracts/languages';
import { ButtonLink } from '@narthex/shared-ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../use-site';

/** Lead to the same page in the other languages of the site: plain links, since each language has code of its own. */
export function LanguageLinks() {
  const languages = useSite()?.languages ?? [];
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== LANGUAGE)
    .map((language) => (
      <ButtonLink
        key={language}
        href={joinLanguage(language, pathname + search)}
        variant="quiet"
        lang={language}
        hrefLang={language}
      >
        {LANGUAGE_NAMES[language]}
      </ButtonLink>
    ));
}
