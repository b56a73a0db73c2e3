import { addDays, mediaName } from '@narthex/shared-contracts';
import type { users } from '@narthex/server/database/schema/auth';
import { DEMO_ACCOUNTS } from '../content/people/demo-accounts';
import { FAMILY_NAMES, FIRST_NAMES, HOMES, MEMBER_COUNT } from '../content/people/members';
import { seededRandom } from '../random';
import { at, daysAgo, type SeedTime } from '../seed-time';

type UserRow = typeof users.$inferInsert;

const STAFF_IN_TEN = 2;
const JOINED_LATELY = 7;
const WITHOUT_ACCOUNT = 9;

const phone = (number: number) => `+254 700 000 ${String(number).padStart(3, '0')}`;

function demoAccounts(time: SeedTime, passwordHash: string): UserRow[] {
  return DEMO_ACCOUNTS.map(({ mailbox, ...person }, index) => {
    const membershipDate = addDays(time.today, -(400 + index * 173));
    return {
      ...person,
      email: `${mailbox}@demo.test`,
      password_hash: passwordHash,
      phone: phone(20 + index),
      address: 'Kilele University',
      date_of_birth: person.role === 'member' ? addDays(time.today, -21 * 365) : null,
      membership_date: membershipDate,
      created_at: at(membershipDate, '10:00'),
      email_confirmed_at: at(membershipDate, '10:05'),
      updated_at: daysAgo(time, 30 + index),
    };
  });
}

function members(time: SeedTime, passwordHash: string): UserRow[] {
  const random = seededRandom(212);
  return Array.from({ length: MEMBER_COUNT }, (_, index) => {
    const community = FAMILY_NAMES[index % FAMILY_NAMES.length] ?? [];
    const [first, middle, family] = [
      random.pick(FIRST_NAMES),
      random.pick(community),
      random.pick(community),
    ];
    const lastName = middle === family ? family : `${middle} ${family}`;
    const years = random.int(10) < STAFF_IN_TEN ? 28 + random.int(30) : 18 + random.int(7);
    const joinedAgo = index < JOINED_LATELY ? 1 + index * 2 : 20 + random.int(1500);
    const membershipDate = addDays(time.today, -joinedAgo);
    return {
      email: `${mediaName(first)}.${mediaName(family)}${index + 1}@members.example`,
      password_hash: passwordHash,
      first_name: first,
      last_name: lastName,
      phone: random.chance(0.88) ? phone(100 + index) : null,
      address: random.chance(0.8) ? `${random.pick(HOMES)} ${1 + random.int(140)}` : null,
      date_of_birth: random.chance(0.9) ? addDays(time.today, -(years * 365 + random.int(365))) : null,
      role: 'member',
      department: null,
      membership_status: index < JOINED_LATELY || random.chance(0.95) ? 'active' : 'inactive',
      membership_date: random.chance(0.94) ? membershipDate : null,
      created_at: daysAgo(time, joinedAgo, `${String(8 + random.int(12)).padStart(2, '0')}:30`),
      email_confirmed_at: daysAgo(time, joinedAgo),
      updated_at: null,
    };
  });
}

/** Creates people whom the clerk entered: none has a password, every third has no email address, a few are invited. */
function membersWithoutAccount(time: SeedTime): UserRow[] {
  const random = seededRandom(9);
  return Array.from({ length: WITHOUT_ACCOUNT }, (_, index) => {
    const firstName = random.pick(FIRST_NAMES);
    const lastName = random.pick(FAMILY_NAMES[index % FAMILY_NAMES.length] ?? []);
    const membershipDate = addDays(time.today, -(1600 + random.int(6000)));
    const email = `${mediaName(firstName)}.${mediaName(lastName)}.${index + 1}@members.example`;
    return {
      email: index % 3 === 0 ? null : email,
      first_name: firstName,
      last_name: lastName,
      phone: phone(400 + index),
      address: index % 2 === 0 ? `${random.pick(HOMES)} ${1 + random.int(140)}` : null,
      membership_date: membershipDate,
      created_at: at(membershipDate, '10:00'),
      invited_at: index % 3 === 1 ? daysAgo(time, 3 + index) : null,
    };
  });
}

/** The demo accounts first, then the congregation, then those without an account. One hash serves them all. */
export const userRows = (time: SeedTime, passwordHash: string): UserRow[] => [
  ...demoAccounts(time, passwordHash),
  ...members(time, passwordHash),
  ...membersWithoutAccount(time),
];
