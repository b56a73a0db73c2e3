import { ApiError, useSession } from '@narthex/shared-auth';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { ErrorState, Panel, Skeleton } from '@narthex/shared-ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './report-frame.module.css';

interface ReportFrameProps<Report> {
  title: string;
  query: UseQueryResult<Report>;
  actions?: ReactNode;
  children: (report: Report) => ReactNode;
}

/** Renders a report in each of its states: loading, refused, failed or loaded. */
export function ReportFrame<Report>({ title, query, actions, children }: ReportFrameProps<Report>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <Panel title={title} actions={data && actions ? <div className={styles.actions}>{actions}</div> : null}>
      {data !== undefined && !error ? (
        <div className={styles.report} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      ) : (
        <Waiting title={title} error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface WaitingProps {
  title: string;
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
}

function Waiting({ title, error, isFetching, onRetry }: WaitingProps) {
  if (!error) return <Skeleton lines={6} text={`Loading ${title.toLowerCase()}...`} />;
  return error instanceof ApiError && error.status === 403 ? (
    <ErrorState message="You do not have permission to see this report." />
  ) : (
    <ErrorState message={`Failed to load ${title.toLowerCase()}`} onRetry={onRetry} isRetrying={isFetching} />
  );
}

/** Loads a report for the signed-in person. The previous one stays visible until the next has loaded. */
export function useReport<Report>(
  name: string,
  query: Period & { readonly department?: string },
  load: (signal: AbortSignal) => Promise<{ readonly data: Report }>,
) {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['reports', name, actorId, query],
    queryFn: async ({ signal }) => (await load(signal)).data,
    placeholderData: keepPreviousData,
  });
}
