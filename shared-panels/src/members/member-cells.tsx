import { formatDay, shortMonth, zonedParts } from '@narthex/shared-contracts';
import type { Member } from '@narthex/shared-contracts/schemas/members';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../choice-labels';
import { ActiveBadge } from '../resource-panel/cells/badges';
import { EmailText } from '../resource-panel/cells/email-text';
import { PersonCell } from '../resource-panel/cells/person-cell';
import { TextCell } from '../resource-panel/cells/text-cell';

const ADDRESS_LENGTH = 30;

export const getName = ({ first_name: first, last_name: last }: Member): string => `${first} ${last}`;

/** Returns whether a member has an account with an unconfirmed address, which may belong to somebody else. */
export const isUnconfirmed = ({ has_account: hasAccount, email_confirmed: isConfirmed }: Member): boolean =>
  hasAccount && !isConfirmed;

function describeDate(date: string): string {
  const { day, month, year } = zonedParts(`${date}T12:00:00Z`, 'UTC');
  return `${day} ${shortMonth(month)} ${year}`;
}

/** Returns the date of membership. It has no weekday, since it is often years ago. */
export const describeMembershipDate = (date: string | null): string =>
  date ? describeDate(date) : t('Not set');

/** Returns the beginning of an address, shortened for the table. */
function describeAddress(address: string | null): string {
  if (!address) return t('No address');
  return address.length > ADDRESS_LENGTH ? `${address.slice(0, ADDRESS_LENGTH).trimEnd()}…` : address;
}

/** Returns why somebody can't sign in yet, or null if they can. */
function describeAccount({ has_account: hasAccount, invited_at: at }: Member, timeZone: string) {
  if (hasAccount) return null;
  return at ? t('Invited {day}', { day: formatDay(at, timeZone) }) : t('No account');
}

export const NameCell = ({ member }: { member: Member }) => (
  <PersonCell
    name={getName(member)}
    photoUrl={member.photo_url}
    note={member.ministries
      .filter(({ status }) => status === 'joined')
      .map(({ name }) => name)
      .join(', ')}
  />
);

export const ContactCell = ({ member }: { member: Member }) => (
  <TextCell
    title={
      member.email ? (
        <EmailText email={member.email} isConfirmed={!isUnconfirmed(member)} />
      ) : (
        'No email address'
      )
    }
    text={member.phone ?? 'No phone'}
    note={describeAddress(member.address)}
  />
);

export const MembershipCell = ({ member }: { member: Member }) => (
  <TextCell title={describeMembershipDate(member.membership_date)} note={toLabel(member.role || 'member')} />
);

export const StatusCell = ({ member, timeZone }: { member: Member; timeZone: string }) => (
  <TextCell
    title={<ActiveBadge isActive={member.status === 'active'} />}
    note={describeAccount(member, timeZone)}
  />
);
