import { useSession } from '@narthex/shared-auth';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import { Panel, Skeleton } from '@narthex/shared-ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure';
import styles from './report-frame.module.css';

interface ReportFrameProps<Report> {
  title: string;
  query: UseQueryResult<Report>;
  actions?: ReactNode;
  children: (report: Report) => ReactNode;
}

/** Renders a report in each of its states: loading, refused, failed or loaded. */
export function ReportFrame<Report>({ title, query, actions, children }: ReportFrameProps<Report>) {
  const { data, error, isPlaceholderData } = query;
  return (
    <Panel title={title} actions={data && actions ? <div className={styles.actions}>{actions}</div> : null}>
      {data !== undefined && !error ? (
        <div className={styles.report} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      ) : (
        <Waiting title={title} query={query} />
      )}
    </Panel>
  );
}

function Waiting({ title, query }: { title: string; query: UseQueryResult }) {
  if (!query.error) return <Skeleton lines={6} text={`Loading ${title.toLowerCase()}...`} />;
  return (
    <LoadFailure
      message={`Failed to load ${title.toLowerCase()}`}
      forbidden={t('You do not have permission to see this report.')}
      query={query}
    />
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
