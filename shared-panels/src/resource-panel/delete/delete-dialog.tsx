import { ConfirmDialog, ErrorBanner } from '@narthex/shared-ui';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../actions/explain-failure';
import { ProposalNotice } from '../form/proposal-notice';
import type { ResourceLabels } from '../resource-labels';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  /** What is deleted, by its name. */
  name: string;
  labels: Pick<
    ResourceLabels,
    'deleteVerb' | 'deleting' | 'deleteQuestion' | 'deleteWarning' | 'deleteFailure'
  >;
  /** Pairs of term and value to recognise it by. */
  facts?: readonly (readonly [term: string, value: ReactNode])[];
  isProposal: boolean;
  /** Deletes it, or throws. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is deleted, and says when that failed. */
export function DeleteDialog({
  name,
  labels,
  facts = [],
  isProposal,
  onConfirm,
  onClose,
}: DeleteDialogProps) {
  const [failure, setFailure] = useState('');

  async function handleConfirm() {
    setFailure('');
    try {
      await onConfirm();
    } catch (cause) {
      console.error('A deletion failed', cause);
      setFailure(explainFailure(labels.deleteFailure, cause));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      // A name that ends in a full stop would end in two marks.
      title={`${labels.deleteVerb} ${name.replace(/[.!?]+$/, '')}?`}
      labels={{ confirm: labels.deleteVerb, busy: labels.deleting }}
      // A proposal can still be turned down.
      warning={isProposal ? undefined : labels.deleteWarning}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
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
