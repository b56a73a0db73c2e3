import { LANGUAGE_BASE, SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import { localizeLinks } from './localize-links';
import styles from './stored-html.module.css';

interface StoredHtmlProps {
  /** HTML of a response of our server, which cleans it when it is written and again when it is read. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where stored HTML enters the page, set as running text. */
export function StoredHtml({ html, className }: StoredHtmlProps) {
  const __html = LANGUAGE_BASE ? localizeLinks(html) : html;
  // Editors write in English for now.
  const lang = LANGUAGE_BASE ? SOURCE_LANGUAGE : undefined;
  return (
    <div className={classNames(styles.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html }} />
  );
}
