import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { canManage, type Actor, type UploadKindName } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Bounds } from '../../bounds';
import type { FileStore } from '../../file-store/file-store';
import { UNUSED_FILE_RETENTION_MS } from '../../media/media-policy';
import { problem } from '../../problem-error';
import { requireOwnConfirmedEmail } from '../users/require-confirmed-email';
import type { Uploading } from './complete-upload';
import { insertUpload, type UploadUsage } from './repository';

const TOO_MANY = t('You have too many unfinished uploads. Please finish or cancel one of them first.');
const TOO_MUCH = t(
  'You have sent as much as fits into one day. Please send this file tomorrow, or a smaller one now.',
);

/** Describes an announced upload. */
export interface Announcement {
  readonly kind: UploadKindName;
  readonly name: string;
  readonly bytes: number;
}

/** tus would make the folder for every user to read, and end the process if it can't. */
export async function makeUploadFolder({ uploadFolder }: Pick<FileStore, 'uploadFolder'>): Promise<void> {
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
}

/**
 * Checks an upload against the daily limits of its sender. Throws 403 without a confirmed address, and 429 beyond a
 * limit.
 */
function checkUsage(actor: Actor, announced: number, usage: UploadUsage, bounds: Bounds): void {
  const hasOffice = canManage(actor);
  if (!hasOffice) requireOwnConfirmedEmail(usage.isConfirmed);
  if (usage.open >= bounds.openUploadsPerAccount) throw problem('rate_limited', TOO_MANY);
  const maxBytes = hasOffice ? bounds.uploadBytesPerOfficePerDay : bounds.uploadBytesPerMemberPerDay;
  if (usage.count >= bounds.uploadsPerAccountPerDay || usage.bytes + announced > maxBytes)
    throw problem('rate_limited', TOO_MUCH);
}

/** Begins an upload if the sender's limits and the disk have room for it, and returns its id. */
export async function beginUpload(
  { db, drive, bounds }: Uploading,
  actor: Actor,
  announcement: Announcement,
): Promise<string> {
  await makeUploadFolder(drive);
  await drive.ensureRoom(announcement.bytes);
  const id = randomBytes(16).toString('hex');
  const row = { id, user_id: actor.id, ...announcement };
  await insertUpload(db, row, {
    // Older uploads are deleted with their bytes, so they don't count.
    since: new Date(Date.now() - UNUSED_FILE_RETENTION_MS),
    check: (usage) => checkUsage(actor, announcement.bytes, usage, bounds),
  });
  return id;
}
