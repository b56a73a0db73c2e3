import { can } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { MailCheck } from 'lucide-react';
import type { RowAction } from './row-action';

interface ConfirmationRow {
  readonly id: number;
}

/** Returns the action that sends the confirmation of an address again, for accounts whose address isn't confirmed. */
export const confirmationAction = <Row extends ConfirmationRow>(
  getName: (row: Row) => string,
  isUnconfirmed: (row: Row) => boolean,
): RowAction<Row> => ({
  key: 'confirmation',
  getLabel: (row) => t('Send {name} the confirmation of their e-mail address again', { name: getName(row) }),
  icon: MailCheck,
  isOffered: (row) => isUnconfirmed(row) && can('users.manage'),
  run: async (row, _input, write) => {
    await write('users.resendConfirmation', { id: row.id });
    return t('An e-mail is on its way to {name}. Once they open its link, they can be given a role.', {
      name: getName(row),
    });
  },
  failure: 'Failed to send the e-mail',
});
