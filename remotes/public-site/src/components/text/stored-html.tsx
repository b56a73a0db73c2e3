import { LANGUAGE_BASE, type Language } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import { localizeLinks } from './localize-links';
import styles from './stored-html.module.css';

interface StoredHtmlProps {
  /** HTML of a response of our server, which cleans it when it is written and again when it is read. */
  readonly html: string;
  /** Its language, where it is another one than the page's. */
  readonly lang: Language | undefined;
  readonly className?: string;
}

/** The one place where stored HTML enters the page, set as running text. */
export function StoredHtml({ html, lang, className }: StoredHtmlProps) {
  const __html = LANGUAGE_BASE ? localizeLinks(html) : html;
  return (
    <div className={classNames(styles.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html }} />
  );
}
