import { classNames } from '@narthex/shared-ui';
import styles from './stored-html.module.css';

interface StoredHtmlProps {
  /** HTML of a response of our server, which cleans it when it is written and again when it is read. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where stored HTML enters the page, set as running text. */
export function StoredHtml({ html, className }: StoredHtmlProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
