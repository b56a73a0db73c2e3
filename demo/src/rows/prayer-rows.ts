import type { prayerMarks, prayerRequests } from '@narthex/server/database/schema/prayers';
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
      prayer_type: prayer.kind,
      requester_name: prayer.name,
      is_urgent: prayer.is_urgent ?? false,
      is_public: true,
      is_anonymous: prayer.name === null,
      status,
      is_featured: prayer.is_featured ?? false,
      user_id: prayer.byDemoMember ? people.member : null,
      approved_by: status === 'approved' ? people.getAuthor('prayer') : null,
      approved_at: status === 'approved' ? approvedAt : null,
      rejected_reason: status === 'rejected' ? 'An advertisement, not a prayer request.' : null,
      created_at: createdAt,
    };
  });
}

/** Creates the prayers that were counted for the stored requests, in the order of their rows. */
export function prayerMarkRows(
  time: SeedTime,
  people: SeededPeople,
  stored: readonly { id: number; created_at: Date }[],
): MarkRow[] {
  const random = seededRandom(24);
  return PRAYERS.flatMap(({ prayed = 0 }, index) => {
    const row = stored[index];
    if (!row) return [];
    const span = Math.max(time.now.getTime() - row.created_at.getTime(), 1);
    return sample(people.memberIds, prayed, random).map((userId) => ({
      prayer_id: row.id,
      user_id: userId,
      created_at: new Date(time.now.getTime() - random.int(span)),
    }));
  });
}
