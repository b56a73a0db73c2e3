import { ConfirmDialog, ErrorBanner } from '@narthex/shared-ui';
import { useState } from 'react';
import { ProposalNotice } from './form/proposal-notice';
import type { ResourceDefinition, ResourceRow, SaveResult } from './resource';
import { useDecision, useDeleteRow } from './use-resource';
import { explainFailure } from './actions/explain-failure';
import styles from './resource-delete-dialog.module.css';

interface ResourceDeleteDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  row: Row;
  timeZone: string;
  onClose: () => void;
  onDeleted: (result: SaveResult<Row>) => void;
}

/** Asks before an object is deleted, with its name and the facts to recognise it by. */
export function ResourceDeleteDialog<Row extends ResourceRow, Body>({
  definition,
  row,
  timeZone,
  onClose,
  onDeleted,
}: ResourceDeleteDialogProps<Row, Body>) {
  const remove = useDeleteRow(definition);
  const isProposal = useDecision(definition, row) === 'propose';
  const [failure, setFailure] = useState('');
  const { labels, getTitle, getFacts } = definition;
  const facts = getFacts?.(row, timeZone) ?? [];

  async function handleConfirm() {
    setFailure('');
    try {
      onDeleted(await remove.mutateAsync(row.id));
    } catch (cause) {
      console.error('A deletion failed', cause);
      setFailure(explainFailure(labels.deleteFailure, cause));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={`${labels.deleteVerb} ${getTitle(row)}?`}
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
