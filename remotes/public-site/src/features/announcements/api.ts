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

/** Requests all current announcements. The server leaves out those that haven't begun or are over. */
export async function listActiveAnnouncements(signal?: AbortSignal): Promise<Announcement[]> {
  const response = await call('announcements.list', { query: { active: true } }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The announcements could not be read');
  return response.data;
}
