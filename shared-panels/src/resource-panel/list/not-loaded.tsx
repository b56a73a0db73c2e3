import { ApiError } from '@narthex/shared-auth';
import { ErrorState } from '@narthex/shared-ui';
import type { ListLabels } from '../resource-labels';
import { ResourceSkeleton } from './resource-skeleton';

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
