import { LANGUAGE_BASE, type Language } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import { localizeLinks } from './localize-links';
import styles from './stored-html.module.css';

interface StoredHtmlProps {
  /** Holds HTML from our server, which sanitizes it when it is written and again when it is read. */
  readonly html: string;
  /** Holds the language of the text if it differs from the language of the page. */
  readonly lang: Language | undefined;
  readonly className?: string;
}

/** Renders stored HTML as running text. No other component may insert stored HTML. */
export function StoredHtml({ html, lang, className }: StoredHtmlProps) {
  const __html = LANGUAGE_BASE ? localizeLinks(html) : html;
  return (
    <div className={classNames(styles.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html }} />
  );
}
