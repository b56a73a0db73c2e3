import { DEPARTMENTS, type Department, type Role } from '@narthex/shared-contracts';

export interface DemoAccountSeed {
  /** Before `@demo.test`. */
  readonly mailbox: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  readonly department?: Department;
}

/** Maps departments to their leaders' names. A department that is missing here gets a default name. */
const LEADER_NAMES: Readonly<Partial<Record<Department, readonly [first: string, last: string]>>> = {
  communication: ['Aisha', 'Wambui Karanja'],
  pastoral: ['Grace', 'Wanjiru Kamau'],
  finance: ['Naliaka', 'Wekesa'],
  youth: ['Brian', 'Mwangi Njoroge'],
  music: ['Kevin', 'Otieno Were'],
  health: ['Halima', 'Chepkoech Langat'],
  education: ['Faith', 'Nyaboke Ombati'],
  prayer: ['Esther', 'Mumbua Musyoka'],
};

function departmentLeader(department: Department): DemoAccountSeed {
  const [firstName, lastName] = LEADER_NAMES[department] ?? ['Furaha', 'Kiplagat Rono'];
  return { mailbox: department, first_name: firstName, last_name: lastName, role: 'leader', department };
}

/** The accounts one can sign in with, in the order they are printed. */
export const DEMO_ACCOUNTS: readonly DemoAccountSeed[] = [
  { mailbox: 'admin', first_name: 'Joseph', last_name: 'Lokaale Ekal', role: 'admin' },
  { mailbox: 'pastor', first_name: 'Elijah', last_name: 'Kiprotich Ruto', role: 'pastor' },
  { mailbox: 'elder', first_name: 'Josephine', last_name: 'Akinyi Odhiambo', role: 'elder' },
  { mailbox: 'member', first_name: 'Mercy', last_name: 'Jeptoo Kiplagat', role: 'member' },
  ...DEPARTMENTS.map(departmentLeader),
];
