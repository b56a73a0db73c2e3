import { DEPARTMENTS, type Department, type Role } from '@narthex/shared-contracts';

export interface DemoAccountSeed {
  /** Before `@demo.test`. */
  readonly mailbox: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  readonly department?: Department;
}

/** Who leads which department; one without a name here gets a demo account all the same. */
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

export const MEMBER_COUNT = 212;

export const FIRST_NAMES: readonly string[] = (
  'Abigael Alex Alice Amos Ann Asha Benard Brenda Caroline Charity Christine Collins Cynthia Damaris Daniel David ' +
  'Dennis Diana Dorcas Edwin Elvis Emmanuel Enock Eunice Evans Felix Fidelis Fredrick George Gideon Gladys Hannah ' +
  'Hellen Ian Irene Isaac Jackline Jacob James Jane Janet Jared Joan Joel John Joshua Joy Judith Julius Kennedy ' +
  'Leah Lilian Linet Lucy Lydia Margaret Mark Martha Martin Maureen Michael Millicent Miriam Moses Nancy Naomi ' +
  'Nathan Nelly Nicholas Noel Olive Oscar Pascal Patience Paul Pauline Peris Philip Purity Rachel Rebecca Richard ' +
  'Robert Rose Ruth Samson Sarah Sharon Sheila Silas Simon Stacy Stella Stephen Susan Sylvia Teresia Timothy ' +
  'Titus Tabitha Valentine Vincent Violet Wesley Wilson Winnie Yvonne Zawadi'
).split(' ');

/** Middle and family names that go together: one community a row. */
export const FAMILY_NAMES: readonly (readonly string[])[] = [
  ['Wanjiku', 'Mwangi', 'Njoroge', 'Wambui', 'Kariuki', 'Muthoni', 'Gitau', 'Nyambura', 'Maina', 'Waithera'],
  ['Achieng', 'Ochieng', 'Awino', 'Onyango', 'Adhiambo', 'Omondi', 'Akoth', 'Okello', 'Anyango', 'Oduor'],
  [
    'Nekesa',
    'Wafula',
    'Nasimiyu',
    'Simiyu',
    'Nafula',
    'Barasa',
    'Khaemba',
    'Wanyonyi',
    'Namusoke',
    'Makokha',
  ],
  ['Chebet', 'Kiprono', 'Jepkosgei', 'Kibet', 'Cherono', 'Koech', 'Jelimo', 'Rotich', 'Chepngetich', 'Bett'],
  ['Mwende', 'Mutua', 'Ndunge', 'Musyoka', 'Kanini', 'Kilonzo', 'Mumo', 'Muli', 'Syombua', 'Nzioka'],
  [
    'Kemunto',
    'Nyakundi',
    'Bosibori',
    'Omwenga',
    'Kerubo',
    'Nyamweya',
    'Moraa',
    'Ogeto',
    'Nyanchama',
    'Mokaya',
  ],
  ['Kawira', 'Mutwiri', 'Gakii', 'Muriithi', 'Makena', 'Murithi', 'Kendi', 'Gitonga', 'Karimi', 'Kimathi'],
  ['Kadzo', 'Mwaringa', 'Dama', 'Katana', 'Mbeyu', 'Charo', 'Sidi', 'Karisa', 'Zawadi', 'Kazungu'],
  [
    'Naserian',
    'Lemaiyan',
    'Simaloi',
    'Sankale',
    'Nashipae',
    'Saitoti',
    'Resian',
    'Lekishon',
    'Silantoi',
    'Parmuat',
  ],
  ['Akiru', 'Lokaale', 'Nakiru', 'Ekai', 'Ajikon', 'Lomuria', 'Akai', 'Ekal', 'Natieng', 'Lopeyok'],
  ['Halima', 'Galgalo', 'Kabale', 'Boru', 'Qabale', 'Jillo', 'Dabo', 'Guyo', 'Talaso', 'Wario'],
];

export const HOMES: readonly string[] = [
  'Hall One, room',
  'Hall Two, room',
  'Jacaranda Hostel, room',
  'Uhuru Hostel, room',
  'Chemchemi Court, house',
  'Gate B lodgings, room',
  'Staff quarters, house',
];
