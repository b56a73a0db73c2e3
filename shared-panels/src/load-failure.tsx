import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorState } from '@narthex/shared-ui';

interface LoadFailureProps {
  /** Holds the error in the wording of the specification: "Failed to load events". */
  message: string;
  /** Replaces the message for a person who may not see the data. */
  forbidden?: string;
  /** Holds the query that failed. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Renders why data didn't load, and a button that retries unless the server would refuse the request again. */
export function LoadFailure({
  message,
  forbidden = t('You do not have permission to perform this action.'),
  query: { error, isFetching, refetch },
}: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 403) return <ErrorState message={forbidden} />;
  if (error instanceof ApiError && error.status === 422) return <ErrorState message={error.message} />;
  return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
