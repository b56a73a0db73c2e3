import { can } from '@narthex/shared-auth';
import { MailCheck } from 'lucide-react';
import type { RowAction } from './row-action';

interface ConfirmationRow {
  readonly id: number;
}

/** Sends somebody with an account the confirmation of their address again, where a list shows that it isn't confirmed. */
export const confirmationAction = <Row extends ConfirmationRow>(
  getName: (row: Row) => string,
  isUnconfirmed: (row: Row) => boolean,
): RowAction<Row> => ({
  key: 'confirmation',
  getLabel: (row) => `Send ${getName(row)} the confirmation of their e-mail address again`,
  icon: MailCheck,
  isOffered: (row) => isUnconfirmed(row) && can('users.manage'),
  run: async (row, _input, write) => {
    await write('users.resendConfirmation', { id: row.id });
    return `An e-mail is on its way to ${getName(row)}. Once they open its link, they can be given a role.`;
  },
  failure: 'Failed to send the e-mail',
});
