import styles from './remote-slot.module.css';

interface ServerHtmlFallbackProps {
  readonly html: string;
  /** Is missing while the code is being requested again. */
  readonly onRetry?: () => void;
}

/** Shows the server's HTML of the first page, so that it stays readable while its code can't start. */
export function ServerHtmlFallback({ html, onRetry }: ServerHtmlFallbackProps) {
  return (
    <>
      <p className={styles.notice} role="status">
        Some parts of this page could not be started.{' '}
        <button type="button" className={styles.again} onClick={onRetry} disabled={!onRetry}>
          {onRetry ? 'Try again' : 'Trying again…'}
        </button>
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
