import { useSession } from '@narthex/shared-auth';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
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
export function SendAgainButton({ proposal, base }: SendAgainButtonProps) {
  const actorId = useSession((session) => session.actor?.id);
  const navigate = useNavigate();
  const { status, title, before, after, reason } = proposal;
  const form = findProposalForm(proposal);
  if (status !== 'rejected' || !form || !after) return null;

  const handleClick = () => {
    const version = before?.['version'];
    openDraft({ resource: form.name, actorId, rowId: form.rowId }).write({
      proposed: after,
      version: typeof version === 'number' ? version : undefined,
      rejection: reason ?? '',
    });
    void navigate(`${base}/${form.path}`);
  };

  return (
    <Button variant="line" size="small" aria-label={`Edit and send again: ${title}`} onClick={handleClick}>
      Edit and send again
    </Button>
  );
}
