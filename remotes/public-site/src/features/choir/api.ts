import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Song } from '@narthex/shared-contracts/schemas/songs';

export async function listSongs(group: string, signal?: AbortSignal): Promise<Song[]> {
  const response = await api.get<Envelope<Song[]>>(`/v1/songs/${group}`, { signal });
  if (!response.success) throw new Error(response.message ?? 'The songs could not be read');
  return response.data;
}
