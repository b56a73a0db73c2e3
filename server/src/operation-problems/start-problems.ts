import { UnreadableBuildError } from '../builds/unreadable-build-error';
import { ConfigError, type Config } from '../config';
import {
  DAMAGE_ADVICE,
  DatabaseRefusedError,
  findDatabaseUnavailable,
  listCauses,
  sqlState,
} from '../database/database-errors';
import { isBelowFloor } from '../file-store/disk-room';
import { describeRefusal, describeUnreachable, getLastReason } from './postgres-problems';
import { describeFileProblem } from './system-problems';

type SystemError = Error & {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly hostname?: unknown;
};

/** Describes why the server can't listen. Files and other hosts have codes of the same names, so the call decides. */
function describeListening(error: unknown, { host, port }: Config): string | undefined {
  const { code, syscall, hostname }: Partial<SystemError> = error instanceof Error ? error : {};
  const address = `${host}:${port}`;
  if (syscall === 'getaddrinfo' && hostname === host)
    return `HOST=${host} is no address that this machine can find. Set it to an IP address of this machine.`;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE')
    return `${address} is in use by another process. Stop it, or set PORT to a free port.`;
  if (code === 'EADDRNOTAVAIL')
    return `${address} is not an address of this machine. Set HOST to one that is.`;
  return code === 'EACCES' ? `This user may not listen on ${address}. Set PORT to 1024 or more.` : undefined;
}

const DISK_FULL = '53100';

const NO_ROOM = /[^(:]*: No space left on device/;

/** Describes a full disk, of which the embedded database tells in the message of a crash, without a SQLSTATE. */
function describeFullDisk(error: unknown, { dataDir, databaseUrl }: Config): string | undefined {
  const last = getLastReason(error);
  const [reason] = sqlState(error) === DISK_FULL ? [last] : (NO_ROOM.exec(last) ?? []);
  if (reason === undefined) return undefined;
  return databaseUrl
    ? `The disk of the PostgreSQL server is full: ${reason}. Make room on it.`
    : `The disk of ${dataDir} is full: ${reason}. Make room on it.`;
}

/** Returns the settings that decide about the place of the site's files. */
function describeFiles(error: unknown, { dataDir, files, bounds }: Config): string | undefined {
  if (isBelowFloor(error)) {
    const megabytes = Math.round(bounds.freeDiskFloorBytes / 1024 ** 2);
    return (
      `The disk of ${files.kind === 'folder' ? files.folder : dataDir} has less than ${megabytes} MB free, and the ` +
      'site stores no files then. Make room, or lower LIMIT_FREE_DISK_FLOOR_BYTES.'
    );
  }
  if (files.kind === 's3') {
    const isOfStore = [...listCauses(error)].some(
      (cause) => 'code' in cause && String(cause.code).startsWith('E_CANNOT_'),
    );
    if (isOfStore)
      return (
        `The bucket ${files.bucket} of S3_BUCKET can't be used (${getLastReason(error)}). ` +
        'Check that it exists, S3_ENDPOINT, and the keys.'
      );
  }
  const sentence = describeFileProblem(error);
  if (sentence === undefined) return undefined;
  if (files.kind === 'folder' && files.folder !== dataDir && sentence.includes(files.folder))
    return `${sentence} Check FILES_DIR.`;
  return sentence.includes(dataDir) ? `${sentence} Check DATA_DIR.` : sentence;
}

/**
 * Returns a sentence for a known reason of a failed start, with what to do about it; undefined for an unexpected error.
 */
export function startProblem(error: unknown, config?: Config): string | undefined {
  for (const known of [ConfigError, DatabaseRefusedError, UnreadableBuildError])
    if (error instanceof known) return error.message;
  if (!config) return describeFileProblem(error);
  const refusal = describeFullDisk(error, config) ?? describeRefusal(error);
  if (refusal !== undefined) return refusal;
  if (!findDatabaseUnavailable(error))
    return describeListening(error, config) ?? describeFiles(error, config);
  return config.databaseUrl ? describeUnreachable(error) : describeDatabase(error, config);
}

function describeDatabase(error: unknown, { dataDir }: Config): string {
  const reason = getReason(error);
  const advice = reason.includes('Permission denied')
    ? `Some of its files belong to another user: chown -R ${process.geteuid?.()} ${dataDir}`
    : DAMAGE_ADVICE;
  return `The database in ${dataDir} can't be opened. ${reason} ${advice}`;
}

const getReason = (error: unknown) => findDatabaseUnavailable(error)?.message ?? '';
