import type { ManagedSong, Song } from '@narthex/shared-contracts/schemas/songs';
import { mediaUrl } from '../../responses/links/media-url';
import type { SongRow } from './repository';

export function presentSong(row: SongRow): Song {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    video: row.video,
    image_url: mediaUrl(row.imageUrl),
  };
}

export function presentManagedSong(row: SongRow): ManagedSong {
  return { ...presentSong(row), group: row.groupKey, version: row.version };
}
