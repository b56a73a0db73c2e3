import type { UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import type { MediaRow } from './repository';

export const presentFile = (row: MediaRow): UploadedFile => ({
  key: row.key,
  url: `/media/${row.key}`,
  kind: row.kind,
  content_type: row.content_type,
  bytes: row.bytes,
  width: row.width ?? null,
  height: row.height ?? null,
  seconds: row.seconds ?? null,
});
