import type { prayerMarks, prayerRequests } from '../../database/schema/people/prayers';
import { PRAYERS } from '../content/prayers/prayers';
import { seededRandom } from '../random';
import { sample } from '../seed-context';
import type { SeededPeople } from '../seeded-people';
import { daysAgo, type SeedTime } from '../seed-time';

type PrayerRow = typeof prayerRequests.$inferInsert;
type MarkRow = typeof prayerMarks.$inferInsert;

const HOUR_MS = 3_600_000;

export function prayerRows(time: SeedTime, people: SeededPeople): PrayerRow[] {
  return PRAYERS.map((prayer, index) => {
    const hour = 7 + ((index * 5) % 14);
    const createdAt = daysAgo(
      time,
      prayer.daysAgo,
      `${String(hour).padStart(2, '0')}:${10 + ((index * 7) % 50)}`,
    );
    const status = prayer.status ?? 'approved';
    const approvedAt = new Date(Math.min(createdAt.getTime() + 3 * HOUR_MS, time.now.getTime()));
    return {
      title: prayer.title,
      description: prayer.text,
      category: prayer.category,
      prayerType: prayer.kind,
      requesterName: prayer.name,
      isUrgent: prayer.isUrgent ?? false,
      isPublic: true,
      isAnonymous: prayer.name === null,
      status,
      isFeatured: prayer.isFeatured ?? false,
      userId: prayer.byDemoMember ? people.member : null,
      approvedBy: status === 'approved' ? people.getAuthor('prayer') : null,
      approvedAt: status === 'approved' ? approvedAt : null,
      rejectedReason: status === 'rejected' ? 'An advertisement, not a prayer request.' : null,
      createdAt,
    };
  });
}

/** Who prayed, from the stored requests in the order of their rows. */
export function prayerMarkRows(
  time: SeedTime,
  people: SeededPeople,
  stored: readonly { id: number; createdAt: Date }[],
): MarkRow[] {
  const random = seededRandom(24);
  return PRAYERS.flatMap(({ prayed = 0 }, index) => {
    const row = stored[index];
    if (!row) return [];
    const span = Math.max(time.now.getTime() - row.createdAt.getTime(), 1);
    return sample(people.memberIds, prayed, random).map((userId) => ({
      prayerId: row.id,
      userId,
      createdAt: new Date(time.now.getTime() - random.int(span)),
    }));
  });
}
