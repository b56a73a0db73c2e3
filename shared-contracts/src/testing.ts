import type { z } from 'zod';
import type { Actor } from './access/roles';
import type { ChurchEvent } from './schemas/events/events';

/** Somebody signed in, for tests. */
export const actor = (role: Actor['role'], department: Actor['department'] = null): Actor => ({
  id: 1,
  role,
  department,
});

/** What a schema says of a value, by field: the first message of each. Empty for a good value. */
export function getMessages(schema: z.ZodType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

/** An event for tests; `changes` say what matters to one. */
export function fakeEvent(changes: Partial<ChurchEvent> = {}): ChurchEvent {
  return {
    id: 1,
    title: 'Vespers with the choirs',
    description: 'The Sabbath opens with song.',
    start_datetime: '2026-11-27T15:30:00.000Z',
    end_datetime: '2026-11-27T17:00:00.000Z',
    event_date: '2026-11-27',
    start_time: '18:30',
    location: 'Main Assembly Hall',
    event_type: 'worship',
    status: 'published',
    featured_image: null,
    additional_info: null,
    is_recurring: false,
    recurrence_pattern: null,
    max_attendees: null,
    entry_fee: null,
    department: null,
    attendees_count: 0,
    waiting_count: 0,
    version: 1,
    ...changes,
  };
}
