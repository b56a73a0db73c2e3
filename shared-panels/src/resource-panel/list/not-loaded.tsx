import { ApiError } from '@narthex/shared-auth';
import { ErrorState, Skeleton } from '@narthex/shared-ui';
import type { ListLabels } from '../resource-labels';
import styles from '../resource-panel.module.css';

interface NotLoadedProps {
  labels: Pick<ListLabels, 'loading' | 'loadFailure'>;
  /** Holds the query without data. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Renders a panel without data: loading, refused or failed. */
export function NotLoaded({ labels, query: { error, isFetching, refetch } }: NotLoadedProps) {
  if (!error) return <ResourceSkeleton text={labels.loading} />;
  if (error instanceof ApiError && error.status === 403)
    return <ErrorState message="You do not have permission to perform this action." />;
  return <ErrorState message={labels.loadFailure} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

/** Renders the placeholder of a list. */
export function ResourceSkeleton({ text }: { text: string }) {
  return (
    <div className={styles.panel}>
      <Skeleton height={50} text={text} />
      <Skeleton height={420} />
    </div>
  );
}
