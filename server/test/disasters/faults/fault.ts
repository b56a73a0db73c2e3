import type { Machine } from '../machine/machine';

/** Something that goes wrong while people write. */
export interface Fault {
  readonly name: string;
  /** Returns true if it can happen to a machine of this kind. */
  readonly canHappen: (machine: Machine) => boolean;
  readonly begin: (machine: Machine) => Promise<void>;
  /** Ends it, or starts again what has ended by it, except servers. */
  readonly end: (machine: Machine) => Promise<void>;
  /** Is true if no server is left afterwards. */
  readonly endsServers?: true;
  /** Is the number of servers that the round starts with; one unless set. */
  readonly servers?: number;
}
