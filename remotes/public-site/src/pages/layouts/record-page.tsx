import { ErrorState, classNames } from '@narthex/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Retryable } from '../../data/query-state';
import layout from '../../components/layout/section.module.css';
import { MissingPage, type MissingPageProps } from './missing-page';
import styles from './record-page.module.css';

interface RecordPageProps<T> {
  /** Holds the record, which is undefined if there is none. */
  readonly loaded: Retryable<{ readonly record: T | undefined }>;
  /** Holds the heading and message if the record fails to load. */
  readonly name: string;
  readonly failure: string;
  /** Holds the page that is rendered if there is no such record. */
  readonly missing: MissingPageProps;
  readonly children: (record: T) => ReactNode;
}

/** Renders the page of one record in each of its states: loading, failed, missing or loaded. */
export function RecordPage<T>({ loaded, name, failure, missing, children }: RecordPageProps<T>) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  const isShown = loaded.status === 'loaded' && loaded.value.record !== undefined;
  useEffect(() => {
    // Whoever was in the middle of a record that is gone would stand in the footer of the shorter page.
    if (wasShown.current) titleRef.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (loaded.status === 'loading') {
    return (
      <p className={classNames(layout.wrap, styles.waiting)} role="status">
        Loading...
      </p>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <div className={classNames(layout.wrap, styles.waiting)}>
        <h1>{name}</h1>
        <ErrorState message={failure} onRetry={loaded.retry} isRetrying={loaded.isFetching} />
      </div>
    );
  }
  const { record } = loaded.value;
  if (record === undefined) return <MissingPage {...missing} titleRef={titleRef} />;
  return <article className={classNames(layout.wrap, styles.page)}>{children(record)}</article>;
}
