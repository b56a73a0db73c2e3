import type {
  ImportDecision,
  ImportMatch,
  MemberRowInput,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { PeopleIndex, fullName, isSameName, type Candidate, type KnownMember } from './find-candidates';
import { findChanges } from './find-changes';
import type { FileRow, RowError } from './file/read-rows';

export type MemberChanges = Partial<Record<keyof MemberRowInput, string>>;
export type Decisions = Readonly<Record<string, ImportDecision>>;

interface KnownRow {
  readonly row: number;
  readonly values: MemberRowInput;
}

/** Describes a row that changes nothing, with each of its reasons as a sentence of its own. */
export interface LeftRow {
  readonly row: number;
  readonly name: string;
  readonly reasons: readonly string[];
}

export interface ImportPlan {
  readonly created: readonly MemberRowInput[];
  readonly changed: readonly { readonly known: KnownMember; readonly changes: MemberChanges }[];
  readonly matches: readonly ImportMatch[];
  /** Lists the rows that the importer has not decided about yet. */
  readonly open: readonly number[];
  readonly left: readonly LeftRow[];
  readonly errors: readonly Omit<RowError, 'column'>[];
}

/** Returns true if the row is certainly this person: name and address match, or the full name and another value. */
const isSure = (input: MemberRowInput, { person, reasons }: Candidate<KnownMember>): boolean =>
  (reasons.includes('name') && reasons.includes('email')) ||
  (isSameName(input, person.values) && (reasons.length > 1 || isAllTheSame(input, person)));

/** Returns true if the register and the row are equal, including empty values. */
const isAllTheSame = (input: MemberRowInput, { values }: KnownMember) =>
  Object.entries(input).every(
    ([field, value]) => field === 'status' || value === values[field as keyof MemberRowInput],
  );

function describeMatch(
  { row, input }: FileRow,
  candidates: readonly Candidate<KnownMember>[],
  isSurely: boolean,
  earlier: KnownRow | undefined,
): ImportMatch {
  return {
    row,
    name: fullName(input),
    email: input.email,
    phone: input.phone,
    date_of_birth: input.date_of_birth,
    is_sure: isSurely,
    can_be_new: !candidates.some(({ reasons }) => reasons.includes('email')),
    candidates: candidates.map(({ person, reasons }) => ({
      id: person.id,
      name: fullName(person.values),
      email: person.values.email,
      phone: person.values.phone,
      date_of_birth: person.values.date_of_birth,
      reasons: [...reasons],
      ...findChanges(input, person),
    })),
    earlier_row: earlier?.row ?? null,
  };
}

const LEFT_OUT = t('You chose to leave this row out.');
const NOTHING_NEW = t('The register says the same already.');
const NOTHING_TAKEN = t('None of the new values is taken.');

/** People of one family may share a mailbox; deleting a row is right only where both are the same person. */
const describeSharedAddress = (input: MemberRowInput, { row: earlier, values }: KnownRow) =>
  isSameName(input, values)
    ? t('Row {earlier} has the same email address; delete one of the two rows', { earlier })
    : t('Row {earlier} has the same email address; leave it empty for one of the two people', { earlier });

/**
 * Decides for each row of a file whether it adds a person, changes one or does nothing. Rows that need a decision are
 * listed as open.
 */
export function planImport(
  rows: readonly FileRow[],
  known: PeopleIndex<KnownMember>,
  decisions: Decisions,
): ImportPlan {
  const seen = new PeopleIndex<KnownRow>();
  const changedBy = new Map<number, number>();
  const created: MemberRowInput[] = [];
  const changed: ImportPlan['changed'][number][] = [];
  const matches: ImportMatch[] = [];
  const open: number[] = [];
  const left: LeftRow[] = [];
  const errors: Omit<RowError, 'column'>[] = [];

  function change({ row, input }: FileRow, person: KnownMember, take?: readonly string[]) {
    const { changes, kept } = findChanges(input, person);
    const taken = changes.filter(({ field, is_taken }) => (take ? take.includes(field) : is_taken));
    const earlier = changedBy.get(person.id);
    if (taken.length > 0 && earlier !== undefined) {
      const message = t('Row {earlier} changes the same person; delete one of the two rows', { earlier });
      errors.push({ row, field: 'last_name', message });
    } else if (taken.length > 0) {
      changedBy.set(person.id, row);
      changed.push({ known: person, changes: Object.fromEntries(taken.map(({ field, to }) => [field, to])) });
    } else {
      const reasons = [changes.length > 0 ? NOTHING_TAKEN : NOTHING_NEW, ...kept];
      left.push({ row, name: fullName(input), reasons });
    }
  }

  for (const fileRow of rows) {
    const { row, input } = fileRow;
    const earlier = seen.find(input)[0];
    seen.add({ row, values: input });
    if (earlier?.reasons.includes('email')) {
      errors.push({ row, field: 'email', message: describeSharedAddress(input, earlier.person) });
      continue;
    }
    const candidates = known.find(input);
    const sure = candidates.filter((candidate) => isSure(input, candidate));
    const only = sure.length === 1 ? sure[0]?.person : undefined;
    const decision = decisions[row];
    const isChanged = only && findChanges(input, only).changes.length > 0;
    const isLikeEarlier = earlier?.reasons.includes('name') ? earlier.person : undefined;
    if (only ? isChanged : candidates.length > 0 || isLikeEarlier)
      matches.push(describeMatch(fileRow, only ? sure : candidates, Boolean(only), isLikeEarlier));

    const match = matches.at(-1)?.row === row ? matches.at(-1) : undefined;
    if (decision?.choice === 'skip') left.push({ row, name: fullName(input), reasons: [LEFT_OUT] });
    else if (decision?.choice === 'new' && match?.can_be_new) created.push(input);
    else if (decision?.choice === 'same') {
      const chosen = candidates.find(({ person }) => person.id === decision.member_id);
      if (chosen) change(fileRow, chosen.person, decision.take);
      else open.push(row);
    } else if (only) change(fileRow, only);
    else if (match) open.push(row);
    else created.push(input);
  }
  return { created, changed, matches, open, left, errors };
}
