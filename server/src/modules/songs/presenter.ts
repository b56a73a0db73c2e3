import {
  managedSongSchema,
  songSchema,
  type ManagedSong,
  type Song,
} from '@narthex/shared-contracts/schemas/songs';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { SongRow } from './repository';

export const presentSong = (row: SongRow): Song =>
  presentRow(songSchema, row, { image_url: mediaUrl(row.image_url) });

export const presentManagedSong = (row: SongRow): ManagedSong =>
  presentRow(managedSongSchema, row, { image_url: mediaUrl(row.image_url), group: row.group_key });
