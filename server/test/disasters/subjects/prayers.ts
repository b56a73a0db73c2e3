import { eq } from 'drizzle-orm';
import { prayerMarks, prayerRequests } from '../../../src/database/schema/prayers';
import type { People } from '../calls/people';
import type { SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

/** Members send prayer requests, a leader approves them, and people pray for what is on the wall. */
export class Prayers implements Subject {
  readonly name = 'prayers';
  readonly people = 2;
  readonly #sent = new WrittenNames('prayer request');
  readonly #approved = new WrittenNames('approved prayer request');
  readonly #prayed = new WrittenNames('prayer');
  #count = 0;

  constructor(private readonly everybody: People) {}

  async write(site: SiteClient, person: number): Promise<void> {
    const { members, moderator } = this.everybody;
    this.#count += 1;
    const title = `Prayer ${this.#count}`;
    const sent = await site({
      method: 'POST',
      url: '/api/v1/prayer-requests',
      token: members[person]?.token ?? '',
      json: { title, description: 'For peace of mind.' },
    });
    this.#sent.note(title, sent);
    if (sent.kind !== 'acknowledged') return;
    const id = Number(sent.body.data?.['id']);
    const approved = await site({
      method: 'PUT',
      url: `/api/v1/admin/prayers/${id}/approve`,
      token: moderator.token,
      json: {},
    });
    this.#approved.note(title, approved);
    if (approved.kind !== 'acknowledged') return;
    const by = members[person + 1];
    const prayed = await site({
      method: 'POST',
      url: `/api/v1/prayer-requests/${id}/pray`,
      token: by?.token ?? '',
    });
    this.#prayed.note(`${id} ${by?.id}`, prayed);
  }

  async check({ db }: SiteState): Promise<string[]> {
    const all = await db.select({ title: prayerRequests.title }).from(prayerRequests);
    const approved = await db
      .select({ title: prayerRequests.title })
      .from(prayerRequests)
      .where(eq(prayerRequests.status, 'approved'));
    const marks = await db
      .select({ prayer: prayerMarks.prayer_id, user: prayerMarks.user_id })
      .from(prayerMarks);
    return [
      ...this.#sent.compare(all.map(({ title }) => title)),
      ...this.#approved.compare(approved.map(({ title }) => title)),
      ...this.#prayed.compare(marks.map(({ prayer, user }) => `${prayer} ${user}`)),
    ];
  }
}
