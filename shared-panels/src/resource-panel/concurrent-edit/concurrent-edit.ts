import { ApiError } from '@narthex/shared-auth';
import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { ComparedField } from '../compare/compare-table';
import { compareVersions } from '../compare/compare-versions';
import type { ResourceRow } from '../resource';

/** Describes an object that a person decides about. */
export interface SeenObject<Row> {
  /** Holds the row as the person saw it or, after another person's change, as it is now. */
  readonly row: Row;
  /** Holds the changes that somebody else has made meanwhile; it is null if there are none. */
  readonly changes: readonly ComparedField[] | null;
}

/**
 * Returns the current object from a refusal because somebody else changed it first; undefined for other errors. The times
 * among the changes are those of a time zone.
 */
export function readConcurrentEdit<Row extends ResourceRow>(
  row: Row,
  cause: unknown,
  timeZone = DEFAULT_TIME_ZONE,
): SeenObject<Row> | undefined {
  const conflict = cause instanceof ApiError ? cause.conflict : undefined;
  if (!conflict) return undefined;
  // The server returns the object as in its list. Fields that the list lacks aren't compared.
  const known = Object.fromEntries(Object.entries(conflict.current).filter(([field]) => field in row));
  const before = Object.fromEntries(Object.entries(row).filter(([field]) => field in known));
  return {
    row: { ...row, ...known, version: conflict.current_version },
    changes: compareVersions({ before, after: known }, timeZone),
  };
}

/** A server may add the country code to a phone number, so the digits that follow it are compared. */
const COMPARED_DIGITS = 9;

const toText = (version: unknown): string =>
  JSON.stringify(version, (name, value: unknown) =>
    /phone/.test(name) && typeof value === 'string'
      ? value.replace(/\D/g, '').slice(-COMPARED_DIGITS) || value
      : value,
  );

/** Returns true if two versions say the same, apart from the notation of phone numbers. */
export const saysTheSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

/**
 * Sends a change of a version. If somebody saved meanwhile, it is sent again from the stored version, provided that this
 * says only what the person saw or sends: their first attempt may have been stored, and its response lost.
 */
export async function sendOver<Result>(
  version: number | undefined,
  send: (version: number | undefined) => Promise<Result>,
  isKnown: (current: object) => boolean,
): Promise<Result> {
  try {
    return await send(version);
  } catch (cause) {
    const conflict = cause instanceof ApiError ? cause.conflict : undefined;
    if (!conflict || !isKnown(conflict.current)) throw cause;
    return send(conflict.current_version);
  }
}

const LONGEST_VALUE = 60;

function describe({ label, right: value }: ComparedField): string {
  if (value.length > LONGEST_VALUE) return label;
  return value === ''
    ? t('{label} is empty now', { label })
    : t('{label} is “{value}” now', { label, value });
}

/** Describes another person's changes in a sentence, where there is no room for both versions. */
export function describeConcurrentEdit(changes: readonly ComparedField[]): string {
  if (changes.length === 0) return t('Somebody else saved this in the meantime. You see it as it is now.');
  return t('Somebody else changed this in the meantime: {changes}. You see it as it is now.', {
    changes: changes.map(describe).join(', '),
  });
}
