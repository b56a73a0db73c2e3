import { describeMinistryRole } from '@narthex/shared-contracts/enum-labels';
import type { MinistryMember } from '@narthex/shared-contracts/schemas/ministry-members';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { EmailText } from '../resource-panel/cells/email-text';
import { TextCell } from '../resource-panel/cells/text-cell';

/** Renders the contacts of a member. A department sees those of an invited person only after they have accepted. */
export function ContactCell({
  email,
  phone,
  has_account: hasAccount,
  email_confirmed: isConfirmed,
}: MinistryMember) {
  if (hasAccount === null) return t('Shown once they say yes');
  return (
    <TextCell
      title={
        email ? (
          <EmailText email={email} isConfirmed={!hasAccount || isConfirmed === true} />
        ) : (
          'No email address'
        )
      }
      text={phone ?? 'No phone'}
    />
  );
}

/** Renders the role in the ministry, or what the member's request or invitation waits for. */
export function RoleCell({ status, role }: MinistryMember) {
  if (status === 'asked') return <Badge tone="warn">Asked to join</Badge>;
  if (status === 'invited') return <Badge tone="neutral">Invited, no reply yet</Badge>;
  return describeMinistryRole(role);
}
