import type { Department } from '@narthex/shared-contracts';
import { DEMO_ACCOUNTS } from './content/people/demo-accounts';
import { MEMBER_COUNT } from './content/people/members';

/** Holds the ids of the stored accounts by their part in the demo. */
export interface SeededPeople {
  /** Members of the congregation with an account and without an office. */
  readonly memberIds: readonly number[];
  readonly admin: number;
  readonly pastor: number;
  /** The account that shows the member area. */
  readonly member: number;
  /** The account that writes for a department; the administrator's where there is none. */
  getAuthor(department: Department | null | undefined): number;
}

/** `ids` in the order of the stored rows: demo accounts first. */
export function seededPeople(ids: readonly number[]): SeededPeople {
  const getId = (mailbox: string) => {
    const id = ids[DEMO_ACCOUNTS.findIndex((account) => account.mailbox === mailbox)];
    if (id === undefined) throw new Error(`There is no demo account called ${mailbox}.`);
    return id;
  };
  return {
    memberIds: ids.slice(DEMO_ACCOUNTS.length, DEMO_ACCOUNTS.length + MEMBER_COUNT),
    admin: getId('admin'),
    pastor: getId('pastor'),
    member: getId('member'),
    getAuthor: (department) => getId(department ?? 'admin'),
  };
}
