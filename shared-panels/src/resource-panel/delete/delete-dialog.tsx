import { ConfirmDialog, ErrorBanner } from '@narthex/shared-ui';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import { readConcurrentEdit, type SeenObject } from '../concurrent-edit/concurrent-edit';
import { ConcurrentEditNotice } from '../concurrent-edit/concurrent-edit-notice';
import { ProposalNotice } from '../form/draft-notice';
import type { ResourceRow } from '../resource';
import type { ResourceLabels } from '../resource-labels';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps<Row extends ResourceRow> {
  /** Holds the object to delete. */
  row: Row;
  getName: (row: Row) => string;
  labels: Pick<
    ResourceLabels,
    'deleteVerb' | 'deleting' | 'deleteQuestion' | 'deleteWarning' | 'deleteFailure'
  >;
  /** Holds the pairs of term and value that identify the object. */
  getFacts?: ((row: Row) => readonly (readonly [term: string, value: ReactNode])[]) | undefined;
  isProposal: boolean;
  /** Deletes the version that the person saw, or throws. */
  onConfirm: (row: Row) => Promise<void>;
  onClose: () => void;
}

/**
 * Renders the dialog before a deletion. It asks again if somebody else has changed the object meanwhile, and shows
 * errors.
 */
export function DeleteDialog<Row extends ResourceRow>(props: DeleteDialogProps<Row>) {
  const { getName, labels, getFacts, isProposal, onConfirm, onClose } = props;
  const [{ row, changes }, setSeen] = useState<SeenObject<Row>>({ row: props.row, changes: null });
  const [failure, setFailure] = useState('');
  const timeZone = useTimeZone();
  const facts = getFacts?.(row) ?? [];

  async function handleConfirm() {
    setFailure('');
    try {
      await onConfirm(row);
    } catch (cause) {
      console.error('A deletion failed', cause);
      const now = readConcurrentEdit(row, cause, timeZone);
      if (now) setSeen(now);
      else setFailure(explainFailure(labels.deleteFailure, cause));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      // A full stop at the end of the name would precede the question mark.
      title={`${labels.deleteVerb} ${getName(row).replace(/[.!?]+$/, '')}?`}
      labels={{ confirm: labels.deleteVerb, busy: labels.deleting }}
      // A proposal can still be rejected, so it needs no warning.
      warning={isProposal ? undefined : labels.deleteWarning}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
      {changes ? <ConcurrentEditNotice changes={changes} /> : null}
      <p className={styles.question}>{labels.deleteQuestion}</p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isProposal ? (
        <ProposalNotice>The deletion is sent for approval. Until then nothing changes.</ProposalNotice>
      ) : null}
    </ConfirmDialog>
  );
}
