import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorBanner } from '@narthex/shared-ui';
import { CompareTable } from '../resource-panel/compare/compare-table';
import { compareVersions } from '../resource-panel/compare/compare-versions';
import styles from './proposed-change.module.css';

/** Renders the subject before and after a proposed change, side by side. */
export function ProposedChange({ proposal }: { proposal: Proposal }) {
  const fields = compareVersions(proposal);
  return (
    <div className={styles.change}>
      {proposal.is_outdated ? (
        <ErrorBanner>
          This has changed since it was proposed. Reject it with a note, so that its author can start from
          what is there now.
        </ErrorBanner>
      ) : null}
      {fields.length > 0 ? (
        <CompareTable labels={{ left: t('Before'), right: t('After') }} fields={fields} />
      ) : (
        <p>Nothing that people see would change.</p>
      )}
    </div>
  );
}
