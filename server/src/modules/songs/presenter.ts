import {
  managedSongSchema,
  songSchema,
  type ManagedSong,
  type Song,
} from '@narthex/shared-contracts/schemas/songs';
import type { FilesByUrl } from '../../media/file-facts-repository';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { SongRow } from './repository';

export const presentSong = (row: SongRow, files: FilesByUrl): Song =>
  presentRow(songSchema, row, {
    image_url: mediaUrl(row.image_url),
    video_bytes: files.get(row.video ?? '')?.bytes ?? null,
  });

export const presentManagedSong = (row: SongRow): ManagedSong =>
  presentRow(managedSongSchema, row, { image_url: mediaUrl(row.image_url), group: row.group_key });
