import { createHash } from 'node:crypto';
import { getPublicKey } from '../../archive/signature';

const ENDING = '.narthex';
const RECORD = '.json';
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.narthex$/;

/** Returns the name of the folder that only this site's backups are in. It is made of the key that signs them. */
export function nameSiteFolder(signingSecret: string): string {
  const hash = createHash('sha256').update(getPublicKey(signingSecret)).digest('hex');
  return `narthex-${hash.slice(0, 12)}`;
}

/** Names an archive by its time, so that names sort by it. Colons are no part of a file name everywhere. */
export const nameArchive = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ENDING}`;

/** Returns the time in the name of an archive; null for the name of any other file. */
export function readArchiveTime(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return day === undefined || Number.isNaN(time.getTime()) ? null : time;
}

/** The record that an archive was proven lies beside it. */
export const nameRecord = (archive: string): string => `${archive}${RECORD}`;
