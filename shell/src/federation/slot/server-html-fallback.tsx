import styles from './remote-slot.module.css';

interface ServerHtmlFallbackProps {
  readonly html: string;
  /** Absent while the code is asked for again. */
  readonly onRetry?: () => void;
}

/** The server's HTML of the first page, readable while its code won't start. */
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
