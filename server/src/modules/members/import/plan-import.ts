import type { MemberRowInput } from '@narthex/shared-contracts/schemas/member-import';
import type { FileRow, RowError } from './read-member-file';

/** What is stored of somebody whom the file may mean. */
export interface KnownMember {
  readonly id: number;
  readonly email: string | null;
  readonly values: Readonly<Record<keyof MemberRowInput, string | null>>;
}

export type MemberChanges = Partial<Record<keyof MemberRowInput, string>>;

export interface ImportPlan {
  readonly created: readonly MemberRowInput[];
  readonly changed: readonly { readonly known: KnownMember; readonly changes: MemberChanges }[];
  readonly skipped: number;
  readonly errors: readonly RowError[];
}

/** People without an address are told apart by their names. */
export const buildNameKey = ({
  first_name,
  last_name,
}: Pick<MemberRowInput, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.toLowerCase();

/** What the row says otherwise than the register; an empty cell says nothing. */
function findChanges(input: MemberRowInput, { values }: KnownMember): MemberChanges {
  const said = Object.entries(input).filter(
    ([field, value]) => value !== null && value !== values[field as keyof MemberRowInput],
  );
  return Object.fromEntries(said) as MemberChanges;
}

/** Decides what each row of a file does: makes a person, changes one with the same address, or nothing. */
export function planImport(rows: readonly FileRow[], known: readonly KnownMember[]): ImportPlan {
  const byEmail = new Map(known.flatMap((member) => (member.email ? [[member.email, member] as const] : [])));
  const addressless = known.filter(({ email }) => email === null);
  const withoutEmail = new Set(
    addressless.map(({ values }) =>
      buildNameKey({ first_name: values.first_name ?? '', last_name: values.last_name ?? '' }),
    ),
  );
  const seen = new Map<string, number>();
  const created: MemberRowInput[] = [];
  const changed: ImportPlan['changed'][number][] = [];
  const errors: RowError[] = [];
  let skipped = 0;

  for (const { row, input } of rows) {
    const key = input.email ?? buildNameKey(input);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      const what = input.email ? 'email address' : 'name, without an email address';
      errors.push({
        row,
        field: input.email ? 'email' : 'last_name',
        message: `Row ${earlier} has the same ${what}`,
      });
      continue;
    }
    seen.set(key, row);
    const member = input.email ? byEmail.get(input.email) : undefined;
    if (!member) {
      if (input.email === null && withoutEmail.has(key)) skipped += 1;
      else created.push(input);
      continue;
    }
    const changes = findChanges(input, member);
    if (Object.keys(changes).length > 0) changed.push({ known: member, changes });
    else skipped += 1;
  }
  return { created, changed, skipped, errors };
}
