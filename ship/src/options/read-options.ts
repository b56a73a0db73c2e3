import { InvalidArgumentError } from 'commander';
import type { PublishTarget } from '../remote/publish';

/** `Number` would also read an empty text, as that of a variable that isn't set, and other notations. */
const DIGITS = /^\d+$/;
const MAX_PORT = 65_535;
const MAX_PERCENT = 100;

function readNumber(text: string, min: number, max: number, range: string): number {
  const value = Number(text);
  if (DIGITS.test(text) && value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It is a number ${range}.`);
}

/** Parses a port. Throws what the command prints beside the option if it isn't one, as the other functions do. */
export const readPort = (text: string): number => readNumber(text, 1, MAX_PORT, `from 1 to ${MAX_PORT}`);

/** Parses a share of visitors, of which 0 ends a canary. */
export const readPercent = (text: string): number =>
  readNumber(text, 0, MAX_PERCENT, `from 0 to ${MAX_PERCENT}`);

/** Parses a number of hours, whose maximum is the site's. */
export const readHours = (text: string): number =>
  readNumber(text, 1, Number.MAX_SAFE_INTEGER, 'of hours, at least 1');

/** Parses `live`, `preview` or `canary=10`. */
export function readTarget(text: string): Pick<PublishTarget, 'to' | 'percent'> {
  if (text === 'live' || text === 'preview') return { to: text };
  const [, percent = ''] = /^canary=(\d+)$/.exec(text) ?? [];
  if (Number(percent) >= 1 && Number(percent) <= MAX_PERCENT)
    return { to: 'canary', percent: Number(percent) };
  throw new InvalidArgumentError(`It is preview, canary=<1 to ${MAX_PERCENT}> or live.`);
}

/** Parses roles that are separated by commas. The site knows which there are. */
export const readRoles = (text: string): readonly string[] => text.split(',').map((role) => role.trim());
