import type { MATCH_REASONS, MemberRowInput } from '@narthex/shared-contracts/schemas/member-import';
import { foldName, foldNameParts } from './fold-name';

export type MatchReason = (typeof MATCH_REASONS)[number];
export type MemberValues = Readonly<Record<keyof MemberRowInput, string | null>>;

/** What is stored of somebody whom the file may mean. */
export interface KnownMember {
  readonly id: number;
  /** Whether they sign in: their address is theirs alone to change. */
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

/** Whether one name holds all parts of the other, and two at least: `Mary Kamau` may be `Mary Wanjiru Kamau`. */
function isNameAlike(some: readonly string[], others: readonly string[]): boolean {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  return (short.length > 1 || long.length === 1) && short.every((part) => long.includes(part));
}

const MAX_CANDIDATES = 5;

/** Finds people by what a row says of them. People are added to it once, so that 5,000 rows aren’t each compared with all. */
export class PeopleIndex<P extends { readonly values: Person }> {
  private readonly places = new Map<string, Set<P>>();

  add(person: P): void {
    for (const key of this.listKeys(person.values)) {
      const place = this.places.get(key) ?? new Set();
      this.places.set(key, place.add(person));
    }
  }

  private listKeys({ email, phone, date_of_birth: birthday, ...name }: Person): string[] {
    return [
      ...(email ? [`email ${email}`] : []),
      ...(phone ? [`phone ${phone}`] : []),
      ...(birthday ? [`born ${birthday}`] : []),
      ...foldNameParts(fullName(name)).map((part) => `name ${part}`),
    ];
  }

  /** Who may be meant, the likeliest first. */
  find(values: Person): Candidate<P>[] {
    const met = new Set(this.listKeys(values).flatMap((key) => [...(this.places.get(key) ?? [])]));
    return [...met]
      .map((person) => ({ person, reasons: compare(values, person.values) }))
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.reasons.length - a.reasons.length)
      .slice(0, MAX_CANDIDATES);
  }
}

function compare(row: Person, known: Person): MatchReason[] {
  const [some, others] = [foldNameParts(fullName(row)), foldNameParts(fullName(known))];
  const isSame = (field: 'email' | 'phone' | 'date_of_birth') =>
    row[field] !== null && row[field] === known[field];
  const reasons: MatchReason[] = [];
  if (isSame('email')) reasons.push('email');
  if (isNameAlike(some, others)) reasons.push('name');
  if (isSame('phone')) reasons.push('phone');
  // Many share a birthday: it says something beside a part of the name only.
  if (isSame('date_of_birth') && some.some((part) => others.includes(part))) reasons.push('date_of_birth');
  return reasons;
}

export const isSameName = (row: Person, known: Person): boolean =>
  foldName(fullName(row)) === foldName(fullName(known));
