import { call } from '@narthex/shared-auth';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';

export async function getFeaturedAnnouncement(signal?: AbortSignal): Promise<Announcement[]> {
  const response = await call(
    'announcements.list',
    { query: { featured: true, active: true, limit: 1 } },
    { signal },
  );
  if (!response.success) throw new Error(response.message ?? 'The announcements could not be read');
  return response.data.slice(0, 1);
}

/** Everything that is announced today; the server leaves out what has not begun and what is over. */
export async function listActiveAnnouncements(signal?: AbortSignal): Promise<Announcement[]> {
  const response = await call('announcements.list', { query: { active: true } }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The announcements could not be read');
  return response.data;
}
