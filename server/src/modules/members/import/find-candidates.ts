import { foldWords } from '@narthex/shared-contracts/fold-text';
import type { MATCH_REASONS, MemberRowInput } from '@narthex/shared-contracts/schemas/member-import';

export type MatchReason = (typeof MATCH_REASONS)[number];
export type MemberValues = Readonly<Record<keyof MemberRowInput, string | null>>;

/** Contains the stored values of a member who may match a row. */
export interface KnownMember {
  readonly id: number;
  /** Is true if the member can sign in; then only they may change their email address. */
  readonly hasAccount: boolean;
  readonly values: MemberValues;
}

export interface Candidate<P> {
  readonly person: P;
  readonly reasons: readonly MatchReason[];
}

type Person = Pick<MemberValues, 'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth'>;

export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** Returns the parts of a name, normalised so that case, accents, apostrophes and order make no difference. */
const foldNameParts = (name: string): string[] =>
  [...foldWords(name.normalize('NFKD').replace(/\p{M}/gu, ''))].sort();

/** Returns the same as one text: it is equal for two spellings of one name. */
const foldName = (name: string): string => foldNameParts(name).join(' ');

/** Returns true if one name contains all parts of the other, at least two: `Mary Kamau` may be `Mary Wanjiru Kamau`. */
function isNameAlike(some: readonly string[], others: readonly string[]): boolean {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  return (short.length > 1 || long.length === 1) && short.every((part) => long.includes(part));
}

const MAX_CANDIDATES = 5;
/** No real name has more parts, and the number of pairs in an invented one must be limited. */
const MAX_NAME_PARTS = 8;

const readNameParts = (values: Person) => foldNameParts(fullName(values)).slice(0, MAX_NAME_PARTS);

/**
 * Returns the index keys of a name: every pair of its parts, or its only part. Similar names share at least one key.
 */
const listNameKeys = (parts: readonly string[]): string[] =>
  parts.length === 1
    ? [`only ${parts[0]}`]
    : parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `name ${one} ${other}`));

const listKeys = ({ email, phone, date_of_birth: birthday }: Person, parts: readonly string[]): string[] => [
  ...(email ? [`email ${email}`] : []),
  ...(phone ? [`phone ${phone}`] : []),
  ...(birthday ? [`born ${birthday}`] : []),
  ...listNameKeys(parts),
];

interface Indexed<P> {
  readonly person: P;
  readonly parts: readonly string[];
}

/**
 * Finds members by the values of a row. It indexes members once, so that 5,000 rows aren’t each compared with
 * everybody.
 */
export class PeopleIndex<P extends { readonly values: Person }> {
  private readonly places = new Map<string, Indexed<P>[]>();

  add(person: P): void {
    const parts = readNameParts(person.values);
    for (const key of new Set(listKeys(person.values, parts))) {
      const place = this.places.get(key);
      if (place) place.push({ person, parts });
      else this.places.set(key, [{ person, parts }]);
    }
  }

  /** Lists the members who may match, the most likely first. */
  find(values: Person): Candidate<P>[] {
    const parts = readNameParts(values);
    const met = new Map<P, Indexed<P>>();
    for (const key of listKeys(values, parts))
      for (const indexed of this.places.get(key) ?? []) met.set(indexed.person, indexed);
    return [...met.values()]
      .map(({ person, parts: others }) => ({
        person,
        reasons: compare(values, parts, person.values, others),
      }))
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.reasons.length - a.reasons.length)
      .slice(0, MAX_CANDIDATES);
  }
}

function compare(
  row: Person,
  some: readonly string[],
  known: Person,
  others: readonly string[],
): MatchReason[] {
  const isSame = (field: 'email' | 'phone' | 'date_of_birth') =>
    row[field] !== null && row[field] === known[field];
  const reasons: MatchReason[] = [];
  if (isSame('email')) reasons.push('email');
  if (isNameAlike(some, others)) reasons.push('name');
  if (isSame('phone')) reasons.push('phone');
  // Many people share a birthday, so it counts only together with a part of the name.
  if (isSame('date_of_birth') && some.some((part) => others.includes(part))) reasons.push('date_of_birth');
  return reasons;
}

export const isSameName = (row: Person, known: Person): boolean =>
  foldName(fullName(row)) === foldName(fullName(known));
