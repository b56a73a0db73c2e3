import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { Check, X } from 'lucide-react';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { AUTHOR_COLUMN, STATUS_COLUMN, TITLE_COLUMN, createdColumn } from './proposal-cells';
import { ProposedChange } from './proposed-change';

const renderChange = (proposal: Proposal) => <ProposedChange proposal={proposal} />;

/** The queue of changes that departments proposed. */
export const APPROVALS: ListDefinition<Proposal> = {
  name: 'approvals',
  capability: 'content.approve',
  endpoints: { list: 'proposals.listPending' },
  labels: buildLabels(
    { one: 'proposal', many: 'proposals' },
    {
      plural: 'Content awaiting approval',
      loadFailure: 'Failed to load content awaiting approval',
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
      getLabel: ({ title }) => `Review and approve ${title}`,
      word: 'Approve',
      icon: Check,
      isOffered: ({ is_outdated: isOutdated }) => !isOutdated,
      question: {
        getTitle: ({ title, author }) => `Approve “${title}” by ${author}?`,
        renderDetails: renderChange,
        confirm: 'Approve',
        busy: 'Approving...',
        size: 'large',
      },
      run: async ({ id, endpoint }, _input, write) =>
        (await write('proposals.approve', { id }, { causes: endpoint })).message ??
        'The change was approved and is live.',
      failure: 'Failed to approve the change',
    },
    {
      key: 'reject',
      getLabel: ({ title }) => `Review and reject ${title}`,
      word: 'Reject',
      icon: X,
      variant: 'danger',
      question: {
        getTitle: ({ title, author }) => `Reject “${title}” by ${author}?`,
        renderDetails: renderChange,
        reason: {
          label: 'Reason',
          help: 'The author reads this reason and can change the text and send it again.',
          required: 'A reason is required',
        },
        confirm: 'Reject',
        busy: 'Rejecting...',
        size: 'large',
      },
      run: async ({ id }, { reason }, write) =>
        (await write('proposals.reject', { id, query: { reason }, body: { reason } })).message ??
        'The change was rejected.',
      failure: 'Failed to reject the change',
    },
  ],
};
