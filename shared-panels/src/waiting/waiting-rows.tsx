import { useSession } from '@narthex/shared-auth';
import { ErrorState, Skeleton, type ActionOutcome } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActionControls } from '../resource-panel/actions/use-action-column';
import type { ListDefinition, ResourceRow } from '../resource-panel/resource';
import { listRows } from '../resource-panel/resource-api';
import styles from './waiting-rows.module.css';

const MAX_ROWS = 3;
/** What decides; the rest of what can be done stands in the section. */
const isDecision = ({ word }: { readonly word?: string }) => word !== undefined;

/** What the overview gives to a queue that it shows. */
export interface WaitingProps {
  /** The section that has all of it. */
  readonly to: string;
  /** Says how an action ended; its row may be gone by then. */
  readonly onDone: (outcome: ActionOutcome) => void;
}

interface WaitingRowsProps<Row extends ResourceRow> extends WaitingProps {
  definition: ListDefinition<Row>;
  /** What of the list waits, and which of it first. */
  query: Readonly<Record<string, string>>;
  renderText: (row: Row) => ReactNode;
  /** What is done elsewhere, such as a reply. */
  renderLink?: (row: Row) => ReactNode;
}

/** The first of what waits, each decided on in place with the actions of its list. */
export function WaitingRows<Row extends ResourceRow>({
  definition,
  query,
  renderText,
  renderLink,
  onDone,
}: WaitingRowsProps<Row>) {
  const { name, endpoints, labels } = definition;
  const actorId = useSession((session) => session.actor?.id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, 'managed', actorId, 'waiting', query],
    queryFn: ({ signal }) => listRows(endpoints, { ...query, page: 1, per_page: MAX_ROWS }, signal),
  });
  const { renderButtons, dialog } = useActionControls(definition, onDone, isDecision);
  if (!data) {
    return error ? (
      <ErrorState message={labels.loadFailure} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton lines={2} />
    );
  }
  return (
    <>
      <ul className={styles.rows} role="list" aria-label={labels.plural}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <div className={styles.text}>{renderText(row)}</div>
            <div className={styles.actions}>
              {renderLink?.(row)}
              {renderButtons(row)}
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
