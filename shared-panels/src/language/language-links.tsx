import { LANGUAGE, LANGUAGE_NAMES, joinLanguage } from '@narthex/shared-contracts/languages';
import { ButtonLink } from '@narthex/shared-ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../use-site';

/** Renders links to the same page in the site's other languages. They reload, since each language has its own build. */
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
