import { Skeleton } from '@narthex/shared-ui';
import type { ComponentProps } from 'react';
import { LoadFailure } from '../../load-failure';
import type { ListLabels } from '../resource-labels';
import styles from '../resource-panel.module.css';

/** The placeholder of the rows is this high, in pixels. */
const LIST_HEIGHT = 420;

interface NotLoadedProps {
  labels: Pick<ListLabels, 'loading' | 'loadFailure'>;
  /** Holds the query without data. */
  query: ComponentProps<typeof LoadFailure>['query'];
  /** If true, the tools of the list are above it. */
  isBelowTools?: boolean;
}

/** Renders a panel or a list without data: loading, refused or failed. */
export function NotLoaded({ labels, query, isBelowTools = false }: NotLoadedProps) {
  if (!query.error)
    return isBelowTools ? (
      <Skeleton height={LIST_HEIGHT} text={labels.loading} />
    ) : (
      <ResourceSkeleton text={labels.loading} />
    );
  return <LoadFailure message={labels.loadFailure} query={query} />;
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
