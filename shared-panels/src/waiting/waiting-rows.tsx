import { useSession } from '@narthex/shared-auth';
import { Skeleton, type ActionOutcome } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFilledWording } from '../facts/use-facts';
import { LoadFailure } from '../load-failure';
import { useActionControls } from '../resource-panel/actions/use-action-column';
import type { ListDefinition, ResourceRow } from '../resource-panel/resource';
import { listRows } from '../resource-panel/resource-api';
import styles from './waiting-rows.module.css';

const MAX_ROWS = 3;
/** Only actions that decide on a row are offered; the others are in the section. */
const isDecision = ({ word }: { readonly word?: string }) => word !== undefined;

/** Describes the props that the overview passes to each queue. */
export interface WaitingProps {
  /** Holds the URL of the section with the whole queue. */
  readonly to: string;
  /** Is called with the outcome of an action, since its row may be gone by then. */
  readonly onDone: (outcome: ActionOutcome) => void;
}

interface WaitingRowsProps<Row extends ResourceRow> extends WaitingProps {
  definition: ListDefinition<Row>;
  /** Holds the parameters that select and sort the rows. */
  query: Readonly<Record<string, string>>;
  renderText: (row: Row) => ReactNode;
  /** Renders a link to a task that is done elsewhere, such as a reply. */
  renderLink?: (row: Row) => ReactNode;
}

/** Renders the first rows of a queue with the buttons that decide on each. */
export function WaitingRows<Row extends ResourceRow>({
  definition,
  query,
  renderText,
  renderLink,
  onDone,
}: WaitingRowsProps<Row>) {
  const { name, endpoints, labels } = definition;
  const actorId = useSession((session) => session.actor?.id);
  const waiting = useQuery({
    queryKey: [name, 'managed', actorId, 'waiting', query],
    queryFn: ({ signal }) => listRows(endpoints, { ...query, page: 1, per_page: MAX_ROWS }, signal),
  });
  const { data } = waiting;
  const worded = useFilledWording(definition, data?.rows ?? []);
  const { renderButtons, dialog } = useActionControls(worded, onDone, isDecision);
  if (!data) {
    return waiting.error ? (
      <LoadFailure message={labels.loadFailure} query={waiting} />
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
