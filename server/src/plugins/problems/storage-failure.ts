import { t } from '@narthex/shared-contracts/translate';
import { problem, type ProblemError } from '../../problem-error';

/** The system refuses to write: for want of rights, on a read-only disk, or on one without room. */
const SYSTEM_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO']);

/** A file that isn't in a bucket is no failure of the bucket. */
const MISSING_FILE = /^(NoSuchKey|NotFound)$/;

function isStorageError(error: Error): boolean {
  if ('code' in error && SYSTEM_CODES.has(String(error.code))) return true;
  return '$metadata' in error && !MISSING_FILE.test(error.name);
}

/** Tells a person what no other attempt changes. */
export const storageFailure = (): ProblemError =>
  problem(
    'storage_full',
    t(
      'The site can’t store files at the moment. Nothing is wrong with your file. Please tell the church office, and try again later.',
    ),
  );

/**
 * Returns the problem for an error of the folder or bucket that files are stored in, also if a library wraps it. Whoever
 * only reads has no file that could be stored.
 */
export function findStorageFailure(error: unknown, isRead = false): ProblemError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (isStorageError(cause)) return isRead ? problem('unavailable') : storageFailure();
  return undefined;
}
