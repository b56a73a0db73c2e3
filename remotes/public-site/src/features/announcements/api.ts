import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';

export async function getFeaturedAnnouncement(signal?: AbortSignal): Promise<Announcement[]> {
  const response = await api.get<Envelope<Announcement[]>>('/v1/announcements', {
    signal,
    params: { featured: true, active: true },
  });
  if (!response.success) throw new Error(response.message ?? 'The announcements could not be read');
  return response.data.slice(0, 1);
}

/** Everything that is announced today; the server leaves out what has not begun and what is over. */
export async function listActiveAnnouncements(signal?: AbortSignal): Promise<Announcement[]> {
  const response = await api.get<Envelope<Announcement[]>>('/v1/announcements', {
    signal,
    params: { active: true },
  });
  if (!response.success) throw new Error(response.message ?? 'The announcements could not be read');
  return response.data;
}
