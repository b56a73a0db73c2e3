import styles from './remote-slot.module.css';

/** The server's HTML of the first page, readable while its code won't start. */
export function ServerHtmlFallback({ html, onRetry }: { html: string; onRetry: () => void }) {
  return (
    <>
      <p className={styles.notice} role="status">
        Some parts of this page could not be started.{' '}
        <button type="button" className={styles.again} onClick={onRetry}>
          Try again
        </button>
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
