import { LANGUAGE_BASE, type Language } from '@narthex/shared-contracts/languages';
import { classNames } from '@narthex/shared-ui';
import styles from './stored-html.module.css';
import { SERVER_SEGMENTS } from '@narthex/shared-contracts';

const LINK = /(<a\s[^>]*?href=")\/(?!\/)([^"]*)/g;
const IS_FILE = /\.[a-z\d]+(?=[?#]|$)/i;

/** Adds the language of the page to the links of stored HTML. Files and URLs of the server have no language. */
export function localizeLinks(html: string, base: string = LANGUAGE_BASE): string {
  if (!base) return html;
  return html.replace(LINK, (link, start: string, path: string) => {
    const [segment = ''] = path.split(/[/?#]/);
    return SERVER_SEGMENTS.includes(segment) || IS_FILE.test(path) ? link : `${start}${base}/${path}`;
  });
}

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
