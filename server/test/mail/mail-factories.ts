import type { App } from '../../src/app';
import { inquiries } from '../../src/database/schema/visitor-forms';
import { broadcasts } from '../../src/database/schema/mail';

/** A draft: to readers of the newsletter, or to the people of a department. */
export async function createBroadcast(app: App, overrides: Partial<typeof broadcasts.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(broadcasts)
    .values({
      subject: 'Before the Sabbath',
      body: '<p>Come as you are.</p>',
      audience: overrides.department ? 'department' : 'newsletter',
      author_label: 'Neema Achieng',
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The broadcast was not stored.');
  return row;
}

export async function createInquiry(app: App, overrides: Partial<typeof inquiries.$inferInsert> = {}) {
  const values = { email: `${crypto.randomUUID()}@demo.test`, message: 'When is vespers?', ...overrides };
  const [row] = await app.db.insert(inquiries).values(values).returning();
  if (!row) throw new Error('The inquiry was not stored.');
  return row;
}
