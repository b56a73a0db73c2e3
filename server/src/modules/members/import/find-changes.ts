import type {
  ImportCandidate,
  MemberColumn,
  MemberRowInput,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { fullName, isSameName, type KnownMember } from './find-candidates';

type Changes = Pick<ImportCandidate, 'changes' | 'kept'>;

const NAMES: readonly MemberColumn[] = ['first_name', 'last_name'];

/** Lists the values of a row that differ from those of a member; an empty cell changes nothing. */
export function findChanges(input: MemberRowInput, { values, hasAccount }: KnownMember): Changes {
  const isSpelledAlike = isSameName(input, values);
  const said = Object.entries(input) as [MemberColumn, string | null][];
  const other = said.flatMap(([field, to]) =>
    to === null || to === values[field] ? [] : [{ field, from: values[field], to }],
  );
  // The address may be needed for signing in, so a file may add one but never replace it.
  const isKept = ({ field, from }: { field: MemberColumn; from: string | null }) =>
    field === 'email' && (from !== null || hasAccount);
  return {
    changes: other
      .filter((change) => !isKept(change))
      // A difference only in accents keeps the register’s spelling, unless the importer chooses the file’s.
      .map((change) => ({ ...change, is_taken: !(NAMES.includes(change.field) && isSpelledAlike) })),
    kept: other.filter(isKept).map(({ from, to }) =>
      from === null
        ? t('The email address stays as it is: {name} can change it to {to} in their profile.', {
            name: fullName(values),
            to,
          })
        : t('The email address stays {from}: {name} can change it to {to} in their profile.', {
            from,
            name: fullName(values),
            to,
          }),
    ),
  };
}
