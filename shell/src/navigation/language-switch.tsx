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
  /** Lists all languages of the site; with a single one nothing is shown. */
  readonly languages: readonly Language[] | undefined;
  readonly className?: string | undefined;
  /** If true, the code of the language is shown instead of its name, to save space. */
  readonly isShort?: boolean;
}

/**
 * Links to the same page in the other languages. The link reloads the document, because each language has its
 * own code.
 */
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
