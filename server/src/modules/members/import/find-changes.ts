import type {
  ImportCandidate,
  MemberColumn,
  MemberRowInput,
} from '@narthex/shared-contracts/schemas/member-import';
import { fullName, isSameName, type KnownMember } from './find-candidates';

type Changes = Pick<ImportCandidate, 'changes' | 'kept'>;

const NAMES: readonly MemberColumn[] = ['first_name', 'last_name'];

/** What a row says otherwise than the register of one person; an empty cell says nothing. */
export function findChanges(input: MemberRowInput, { values, hasAccount }: KnownMember): Changes {
  const isSpelledAlike = isSameName(input, values);
  const said = Object.entries(input) as [MemberColumn, string | null][];
  const other = said.flatMap(([field, to]) =>
    to === null || to === values[field] ? [] : [{ field, from: values[field], to }],
  );
  // An address may be somebody’s way to sign in: a file fills it in, and never changes it.
  const isKept = ({ field, from }: { field: MemberColumn; from: string | null }) =>
    field === 'email' && (from !== null || hasAccount);
  return {
    changes: other
      .filter((change) => !isKept(change))
      // Accents that the file lacks stay as they are in the register, unless the importer wants the file’s spelling.
      .map((change) => ({ ...change, is_taken: !(NAMES.includes(change.field) && isSpelledAlike) })),
    kept: other
      .filter(isKept)
      .map(
        ({ from, to }) =>
          `The e-mail address stays ${from ?? 'as it is'}: ${fullName(values)} can change it to ${to} in their profile.`,
      ),
  };
}
