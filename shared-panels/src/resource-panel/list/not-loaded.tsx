import { ApiError } from '@narthex/shared-auth';
import { ErrorState, Skeleton } from '@narthex/shared-ui';
import type { ListLabels } from '../resource-labels';
import styles from '../resource-panel.module.css';

/** The placeholder of the rows is this high, in pixels. */
const LIST_HEIGHT = 420;

interface NotLoadedProps {
  labels: Pick<ListLabels, 'loading' | 'loadFailure'>;
  /** Holds the query without data. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** If true, the tools of the list are above it. */
  isBelowTools?: boolean;
}

/** Renders a panel or a list without data: loading, refused or failed. */
export function NotLoaded({
  labels,
  query: { error, isFetching, refetch },
  isBelowTools = false,
}: NotLoadedProps) {
  if (!error)
    return isBelowTools ? (
      <Skeleton height={LIST_HEIGHT} text={labels.loading} />
    ) : (
      <ResourceSkeleton text={labels.loading} />
    );
  if (error instanceof ApiError && error.status === 403)
    return <ErrorState message="You do not have permission to perform this action." />;
  // The same search or filters would be refused again.
  if (error instanceof ApiError && error.status === 422) return <ErrorState message={error.message} />;
  return <ErrorState message={labels.loadFailure} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

/** Renders the placeholder of a list with its tools. */
export function ResourceSkeleton({ text }: { text: string }) {
  return (
    <div className={styles.panel}>
      <Skeleton height={50} text={text} />
      <Skeleton height={LIST_HEIGHT} />
    </div>
  );
}
