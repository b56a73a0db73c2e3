import type { SelectOption } from '@narthex/shared-ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Write } from '../writes/use-write';

/** What the person typed into the dialog of an action. */
export interface ActionInput {
  readonly reason: string;
  /** What was chosen; empty where there is no choice. */
  readonly choice: string;
}

/** What is asked before an action runs. */
export interface ActionQuestion<Row> {
  readonly getTitle: (row: Row) => string;
  /** What is about to happen, to what. */
  readonly renderDetails?: (row: Row) => ReactNode;
  /** A text that goes with the action, such as why something is rejected; required. */
  readonly reason?: { readonly label: string; readonly help?: string; readonly required: string };
  /** One of several, such as a role. */
  readonly choice?: {
    readonly label: string;
    readonly help?: string;
    readonly getOptions: (row: Row) => readonly SelectOption[];
    readonly getInitial: (row: Row) => string;
  };
  readonly warning?: string;
  readonly confirm: string;
  /** On the button while the action runs: `Rejecting...`. */
  readonly busy: string;
  /** `large` where the details need room. */
  readonly size?: 'small' | 'large';
}

/** Something that can be done to an object of a list besides editing and deleting it. */
export interface RowAction<Row> {
  readonly key: string;
  /** Names the object too: `Approve Vespers`. */
  readonly getLabel: (row: Row) => string;
  /** Said beside the picture, where the action decides something; a picture alone unless given. */
  readonly word?: string;
  readonly icon: LucideIcon;
  readonly variant?: 'plain' | 'danger';
  /** Always unless given. */
  readonly isOffered?: (row: Row) => boolean;
  /** Asked first; without one the action runs at once. */
  readonly question?: ActionQuestion<Row>;
  /**
   * Returns what is said once it is done. Throws `ApiError`. What `write` sends names the version of the row that the
   * person saw, and what it changes is loaded again.
   */
  readonly run: (row: Row, input: ActionInput, write: Write) => Promise<string>;
  /** Said when it fails for a reason the server doesn't explain. */
  readonly failure: string;
}
