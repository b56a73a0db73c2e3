import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { STATUS_COLUMN, TITLE_COLUMN, createdColumn } from './proposal-cells';
import { SendAgainButton } from './send-again-button';

const buildOwnProposals = (base: string): ListDefinition<Proposal> => ({
  name: 'own-proposals',
  capability: 'account.use',
  endpoints: { list: 'proposals.listOwn' },
  labels: buildLabels(
    { one: t('proposal'), many: t('proposals') },
    {
      plural: t('My proposals'),
      emptyTitle: 'You have proposed nothing yet',
      emptyText: 'Changes of the whole church’s content go to the communication department for approval.',
    },
  ),
  getTitle: ({ title }) => title,
  getColumns: ({ timeZone }) => [TITLE_COLUMN, createdColumn(timeZone), STATUS_COLUMN],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
  ],
  renderActions: (proposal) => <SendAgainButton proposal={proposal} base={base} />,
});

/** Renders the proposals of the signed-in person with their results. */
export default function OwnProposalsPanel({ scope, base }: { scope: PanelScope; base: string }) {
  return <ListPanel definition={buildOwnProposals(base)} scope={scope} />;
}
