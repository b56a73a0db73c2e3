import { randomInt } from 'node:crypto';
import { hashToken } from '../../../plugins/access/token';
import { RECOVERY_CODE_COUNT } from './second-factor-policy';

/** Leaves out letters and digits that look alike. 16 of these 31 characters make 79 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates the recovery codes of an account, such as `7hq2-mx9c-tk4w-ab3e`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** Returns the hash of a code, however somebody typed its capitals, spaces and hyphens. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
