import { call } from '@narthex/shared-auth';
import type { Song } from '@narthex/shared-contracts/schemas/songs';

export async function listSongs(group: string, signal?: AbortSignal): Promise<Song[]> {
  const response = await call('songs.list', { group }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The songs could not be read');
  return response.data;
}
