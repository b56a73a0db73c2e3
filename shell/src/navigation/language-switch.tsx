import {
  LANGUAGE,
  LANGUAGE_NAMES,
  SOURCE_LANGUAGE,
  joinLanguage,
  type Language,
} from '@narthex/shared-contracts/languages';
import { VisuallyHidden } from '@narthex/shared-ui';
import { useLocation } from 'react-router-dom';

interface LanguageSwitchProps {
  /** All that the site is shown in; nothing is offered where there is one. */
  readonly languages: readonly Language[] | undefined;
  readonly className?: string | undefined;
  /** The language's code instead of its name, where there is little room. */
  readonly isShort?: boolean;
}

/** Leads to the same page in another language: a plain link, since each language has code of its own. */
export function LanguageSwitch({ languages = [SOURCE_LANGUAGE], className, isShort }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== LANGUAGE)
    .map((language) => (
      <a
        key={language}
        className={className}
        href={joinLanguage(language, pathname + search)}
        lang={language}
        hrefLang={language}
      >
        {isShort ? (
          <>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden>{LANGUAGE_NAMES[language]}</VisuallyHidden>
          </>
        ) : (
          LANGUAGE_NAMES[language]
        )}
      </a>
    ));
}
