import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorBanner } from '@narthex/shared-ui';
import { Check, X } from 'lucide-react';
import type { PanelScope } from '../panel-scope';
import { CompareTable } from '../resource-panel/compare/compare-table';
import { compareVersions } from '../resource-panel/compare/compare-versions';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { useTimeZone } from '../use-site';
import { AUTHOR_COLUMN, STATUS_COLUMN, TITLE_COLUMN, createdColumn } from './proposal-cells';
import styles from './proposals-panel.module.css';

const renderChange = (proposal: Proposal) => <ProposedChange proposal={proposal} />;

/** Defines the queue of changes that departments have proposed. */
export const APPROVALS: ListDefinition<Proposal> = {
  name: 'approvals',
  capability: 'content.approve',
  endpoints: { list: 'proposals.listPending' },
  labels: buildLabels(
    { one: t('proposal'), many: t('proposals') },
    {
      plural: t('Content awaiting approval'),
      loadFailure: t('Failed to load content awaiting approval'),
      emptyTitle: 'Nothing awaits approval',
      emptyText: 'What departments propose for the whole church shows here.',
    },
  ),
  getTitle: ({ title }) => title,
  getColumns: ({ timeZone }) => [TITLE_COLUMN, AUTHOR_COLUMN, createdColumn(timeZone), STATUS_COLUMN],
  sorts: [
    { value: '', label: 'Oldest first' },
    { value: '-created_at', label: 'Newest first' },
  ],
  actions: [
    {
      key: 'approve',
      getLabel: ({ title }) => t('Review and approve {title}', { title }),
      word: t('Approve'),
      icon: Check,
      isOffered: ({ is_outdated: isOutdated }) => !isOutdated,
      question: {
        getTitle: ({ title, author }) => t('Approve “{title}” by {author}?', { title, author }),
        renderDetails: renderChange,
        confirm: 'Approve',
        busy: t('Approving...'),
        size: 'large',
      },
      run: async ({ id, endpoint }, _input, write) =>
        (await write('proposals.approve', { id }, { causes: endpoint })).message ??
        t('The change was approved and is live.'),
      failure: 'Failed to approve the change',
    },
    {
      key: 'reject',
      getLabel: ({ title }) => t('Review and reject {title}', { title }),
      word: t('Reject'),
      icon: X,
      variant: 'danger',
      question: {
        getTitle: ({ title, author }) => t('Reject “{title}” by {author}?', { title, author }),
        renderDetails: renderChange,
        reason: {
          label: 'Reason',
          help: 'The author reads this reason and can change the text and send it again.',
          required: t('A reason is required'),
        },
        confirm: 'Reject',
        busy: t('Rejecting...'),
        size: 'large',
      },
      run: async ({ id }, { reason }, write) =>
        (await write('proposals.reject', { id, query: { reason }, body: { reason } })).message ??
        t('The change was rejected.'),
      failure: 'Failed to reject the change',
    },
  ],
};

/** Renders the proposed changes of departments, to be approved or to be rejected with a reason. */
export default function ProposalsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={APPROVALS} scope={scope} />;
}

/** Renders the subject before and after a proposed change, side by side. */
function ProposedChange({ proposal }: { proposal: Proposal }) {
  const fields = compareVersions(proposal, useTimeZone());
  return (
    <div className={styles.change}>
      {proposal.is_outdated ? (
        <ErrorBanner>
          This has changed since it was proposed. Reject it with a note, so that its author can start from
          what is there now.
        </ErrorBanner>
      ) : null}
      {fields.length > 0 ? (
        <CompareTable labels={{ left: t('Before'), right: t('After') }} fields={fields} showsFacts />
      ) : (
        <p>Nothing that people see would change.</p>
      )}
    </div>
  );
}
