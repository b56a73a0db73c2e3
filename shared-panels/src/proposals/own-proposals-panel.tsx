import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { STATUS_COLUMN, TITLE_COLUMN, createdColumn } from './proposal-cells';
import { useSession } from '@narthex/shared-auth';
import { Button } from '@narthex/shared-ui';
import { useNavigate } from 'react-router-dom';
import { openDraft } from '../resource-panel/form/form-draft';
import { findProposalForm } from './find-proposal-form';

interface SendAgainButtonProps {
  proposal: Proposal;
  /** Holds the base path of the dashboard. */
  base: string;
}

/** Renders a link that opens the form with the values of a rejected proposal, to be sent as a new one. */
function SendAgainButton({ proposal, base }: SendAgainButtonProps) {
  const actorId = useSession((session) => session.actor?.id);
  const navigate = useNavigate();
  const { status, title, before, after, reason } = proposal;
  const form = findProposalForm(proposal);
  if (status !== 'rejected' || !form || !after) return null;

  const handleClick = () => {
    const version = typeof before?.['version'] === 'number' ? before['version'] : undefined;
    const rejection = reason ?? '';
    const draft = openDraft({ resource: form.name, actorId, rowId: form.rowId });
    const kept = draft.read();
    // The author may have begun to change it already.
    const isBegun = kept && 'values' in kept && kept.rejection === rejection && kept.version === version;
    if (!isBegun) draft.write({ proposed: after, version, rejection });
    void navigate(`${base}/${form.path}`);
  };

  return (
    <Button variant="line" size="small" aria-label={`Edit and send again: ${title}`} onClick={handleClick}>
      Edit and send again
    </Button>
  );
}

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
