import type { Department } from '@narthex/shared-contracts';
import type { ministries, ministryMembers } from '@narthex/server/database/schema/ministries';
import { MINISTRIES } from '../content/ministries';
import { seededRandom } from '../random';
import { inSwahili, sample } from '../seed-context';
import type { SeededPeople } from '../seeded-people';
import { daysAgo, type SeedTime } from '../seed-time';

type MinistryRow = typeof ministries.$inferInsert;
type MembershipRow = typeof ministryMembers.$inferInsert;

/** So many wait to be let into each ministry of a department. */
const ASKING = 2;
const OFFICES = ['Secretary', 'Treasurer', 'Assistant leader'] as const;
/** Lists the ministries of the demo member. */
const OF_DEMO_MEMBER: Readonly<Record<string, string>> = {
  'Church Choir': 'Alto',
  'Prayer ministry': 'Zone leader',
  'Sabbath School': 'Member',
};
/** Names the ministry that the demo member asked to join. */
const ASKED_BY_DEMO_MEMBER = 'Blissful';
const OF_LEADERS = {
  'Church Choir': 'music',
  'Adventist Youth': 'youth',
  'Health ministry': 'health',
  'Sabbath School': 'education',
  'Prayer ministry': 'prayer',
} as const;
const WORKS_IN: Readonly<Record<string, Department>> = {
  ...OF_LEADERS,
  DCM: 'music',
  Blissful: 'music',
  'AMO and ALO': 'youth',
  'Prophecy and Bible study circle': 'education',
};

export const ministryRows = (time: SeedTime): MinistryRow[] =>
  MINISTRIES.map(({ mailbox, meets, size: _size, swahili, ...ministry }, index) => {
    const createdAt = daysAgo(time, 300 + index);
    return {
      ...ministry,
      department: WORKS_IN[ministry.name] ?? null,
      email: `${mailbox}@mwangaza.example`,
      meeting_time: meets,
      translations: inSwahili(swahili),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });

/** Creates the memberships of the stored ministries, in the order of their rows. */
export function membershipRows(
  time: SeedTime,
  people: SeededPeople,
  ids: readonly number[],
): MembershipRow[] {
  const random = seededRandom(12);
  const leadingDepartments: Readonly<Record<string, (typeof OF_LEADERS)[keyof typeof OF_LEADERS]>> =
    OF_LEADERS;
  return MINISTRIES.flatMap(({ name, size }, index) => {
    const ministryId = ids[index];
    if (ministryId === undefined) return [];
    const rows = sample(people.memberIds, size, random).map((userId, place) => ({
      user_id: userId,
      role: OFFICES[place] ?? 'Member',
    }));
    const own = OF_DEMO_MEMBER[name];
    const department = leadingDepartments[name];
    if (own) rows.push({ user_id: people.member, role: own });
    if (department) rows.push({ user_id: people.getAuthor(department), role: 'Leader' });
    const joined = rows.map((row) => ({
      ...row,
      ministry_id: ministryId,
      created_at: daysAgo(time, 3 + random.int(500)),
    }));
    const others = people.memberIds.filter((id) => !rows.some(({ user_id: userId }) => userId === id));
    const asking = sample(others, WORKS_IN[name] ? ASKING : 0, random).map((userId) => ({
      user_id: userId,
      role: 'Member',
      status: 'asked' as const,
      ministry_id: ministryId,
      created_at: daysAgo(time, random.int(3)),
    }));
    if (name === ASKED_BY_DEMO_MEMBER) {
      const createdAt = daysAgo(time, 1, '20:15');
      asking.push({
        user_id: people.member,
        role: 'Member',
        status: 'asked',
        ministry_id: ministryId,
        created_at: createdAt,
      });
    }
    return [...joined, ...asking];
  });
}
