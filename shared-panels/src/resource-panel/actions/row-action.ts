import { can } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import type { SelectOption } from '@narthex/shared-ui';
import { MailCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Write } from '../writes/use-write';

/** Contains what the person has entered in the dialog of an action. */
export interface ActionInput {
  readonly reason: string;
  /** Holds the selected option; it is empty if there is no choice. */
  readonly choice: string;
}

/** Describes the dialog before an action. */
export interface ActionQuestion<Row> {
  readonly getTitle: (row: Row) => string;
  /** Renders what will happen, and to which object. */
  readonly renderDetails?: (row: Row) => ReactNode;
  /** Holds a required text for the action, such as the reason of a rejection. */
  readonly reason?: { readonly label: string; readonly help?: string; readonly required: string };
  /** Holds one of several options, such as a role. */
  readonly choice?: {
    readonly label: string;
    readonly help?: string;
    readonly getOptions: (row: Row) => readonly SelectOption[];
    readonly getInitial: (row: Row) => string;
  };
  readonly warning?: string;
  readonly confirm: string;
  /** Holds the label of the button while the action runs, such as `Rejecting...`. */
  readonly busy: string;
  /** Use `large` if the details need space. */
  readonly size?: 'small' | 'large';
}

/** Describes an action on an object of a list besides editing and deleting it. */
export interface RowAction<Row> {
  readonly key: string;
  /** Contains the name of the object, such as `Approve Vespers`. */
  readonly getLabel: (row: Row) => string;
  /** Holds the text beside the icon, for actions that decide something. Without it, the button has only an icon. */
  readonly word?: string;
  readonly icon: LucideIcon;
  readonly variant?: 'plain' | 'danger';
  /** Returns whether the action is offered; always by default. */
  readonly isOffered?: (row: Row) => boolean;
  /**
   * Returns whether a row that was changed or deleted meanwhile shows the result of the action already: its response may
   * have been lost. By default it does if the action is no longer offered.
   */
  readonly isDone?: (now: Row | undefined, input: ActionInput) => boolean;
  /** Holds the dialog before the action. Without it, the action runs immediately. */
  readonly question?: ActionQuestion<Row>;
  /**
   * Resolves with the success message or throws `ApiError`. Requests by `write` contain the version of the row that the
   * person saw, and their changes are reloaded.
   */
  readonly run: (row: Row, input: ActionInput, write: Write) => Promise<string>;
  /** Holds the message if the server gives no reason. */
  readonly failure: string;
}

interface ConfirmationRow {
  readonly id: number;
}

/** Returns the action that sends the confirmation of an address again, for accounts whose address isn't confirmed. */
export const confirmationAction = <Row extends ConfirmationRow>(
  getName: (row: Row) => string,
  isUnconfirmed: (row: Row) => boolean,
): RowAction<Row> => ({
  key: 'confirmation',
  getLabel: (row) => t('Send {name} the confirmation of their email address again', { name: getName(row) }),
  icon: MailCheck,
  isOffered: (row) => isUnconfirmed(row) && can('users.manage'),
  run: async (row, _input, write) => {
    await write('users.resendConfirmation', { id: row.id });
    return t('An email is on its way to {name}. Once they open its link, they can be given a role.', {
      name: getName(row),
    });
  },
  failure: 'Failed to send the email',
});
