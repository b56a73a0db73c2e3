import { fullTitle } from '@narthex/shared-contracts';
import { ErrorState, classNames } from '@narthex/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from '../../data/site';
import type { Retryable } from '../../data/query-state';
import layout from '../../components/layout/section.module.css';
import { MissingPage, type MissingPageProps } from './missing-page';
import styles from './record-page.module.css';

interface RecordPageProps<T extends { readonly title: string }> {
  /** Holds the record, which is undefined if there is none. */
  readonly loaded: Retryable<{ readonly record: T | undefined }>;
  /** Holds the heading and message if the record fails to load. */
  readonly heading: string;
  readonly failure: string;
  /** Holds the page that is rendered if there is no such record. */
  readonly missing: MissingPageProps;
  readonly children: (record: T) => ReactNode;
}

/** Renders the page of one record in each of its states: loading, failed, missing or loaded. */
export function RecordPage<T extends { readonly title: string }>(props: RecordPageProps<T>) {
  const { loaded, heading, failure, missing, children } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  const isShown = loaded.status === 'loaded' && loaded.value.record !== undefined;
  const title = loaded.status === 'loaded' ? (loaded.value.record ?? missing).title : null;
  const site = useSite();
  useEffect(() => {
    // The tab got its title when the page was opened. The record may be renamed or gone since.
    if (title !== null) document.title = fullTitle(title, site);
  }, [title, site]);
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
        <h1>{heading}</h1>
        <ErrorState message={failure} onRetry={loaded.retry} isRetrying={loaded.isFetching} />
      </div>
    );
  }
  const { record } = loaded.value;
  if (record === undefined) return <MissingPage {...missing} titleRef={titleRef} />;
  return <article className={classNames(layout.wrap, styles.page)}>{children(record)}</article>;
}
