import { ConfirmDialog, ErrorBanner } from '@narthex/shared-ui';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../actions/explain-failure';
import { ProposalNotice } from '../form/proposal-notice';
import { ConcurrentEditNotice } from '../concurrent-edit/concurrent-edit-notice';
import { readConcurrentEdit, type SeenObject } from '../concurrent-edit/concurrent-edit';
import type { ResourceRow } from '../resource';
import type { ResourceLabels } from '../resource-labels';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps<Row extends ResourceRow> {
  /** What is deleted. */
  row: Row;
  getName: (row: Row) => string;
  labels: Pick<
    ResourceLabels,
    'deleteVerb' | 'deleting' | 'deleteQuestion' | 'deleteWarning' | 'deleteFailure'
  >;
  /** Pairs of term and value to recognise it by. */
  getFacts?: ((row: Row) => readonly (readonly [term: string, value: ReactNode])[]) | undefined;
  isProposal: boolean;
  /** Deletes it as it was seen, or throws. */
  onConfirm: (row: Row) => Promise<void>;
  onClose: () => void;
}

/** Asks before something is deleted, asks again when somebody else changed it meanwhile, and says when it failed. */
export function DeleteDialog<Row extends ResourceRow>(props: DeleteDialogProps<Row>) {
  const { getName, labels, getFacts, isProposal, onConfirm, onClose } = props;
  const [{ row, changes }, setSeen] = useState<SeenObject<Row>>({ row: props.row, changes: null });
  const [failure, setFailure] = useState('');
  const facts = getFacts?.(row) ?? [];

  async function handleConfirm() {
    setFailure('');
    try {
      await onConfirm(row);
    } catch (cause) {
      console.error('A deletion failed', cause);
      const now = readConcurrentEdit(row, cause);
      if (now) setSeen(now);
      else setFailure(explainFailure(labels.deleteFailure, cause));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      // A name that ends in a full stop would end in two marks.
      title={`${labels.deleteVerb} ${getName(row).replace(/[.!?]+$/, '')}?`}
      labels={{ confirm: labels.deleteVerb, busy: labels.deleting }}
      // A proposal can still be turned down.
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
