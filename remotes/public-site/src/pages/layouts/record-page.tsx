import { ErrorState, classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { Retried } from '../../data/loaded';
import layout from '../../components/layout/section.module.css';
import { MissingPage, type MissingPageProps } from './missing-page';
import styles from './record-page.module.css';

interface RecordPageProps<T> {
  /** The record, or that there is none. */
  readonly loaded: Retried<{ readonly record: T | undefined }>;
  /** What it is called while it can't be loaded, and what is said then. */
  readonly name: string;
  readonly failure: string;
  /** What is shown when there is none. */
  readonly missing: MissingPageProps;
  readonly children: (record: T) => ReactNode;
}

/** The frame of a page about one thing: on its way, failed, not there, or the thing itself. */
export function RecordPage<T>({ loaded, name, failure, missing, children }: RecordPageProps<T>) {
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
  if (record === undefined) return <MissingPage {...missing} />;
  return <article className={classNames(layout.wrap, styles.page)}>{children(record)}</article>;
}
