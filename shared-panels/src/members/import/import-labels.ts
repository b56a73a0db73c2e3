import { t } from '@narthex/shared-contracts/translate';
import { type ImportCandidate, type ImportTarget } from '@narthex/shared-contracts/schemas/member-import';

/** These are translated, unlike the English headings of our own file (`MEMBER_COLUMNS`), which an import recognises. */
export const TARGET_LABELS: Readonly<Record<ImportTarget, string>> = {
  first_name: 'First name',
  other_names: 'Other names',
  last_name: 'Last name',
  full_name: 'Whole name, last name at the end (Nia Wambui Too)',
  full_name_reversed: 'Whole name, last name first (Too Nia Wambui)',
  email: 'Email',
  phone: 'Phone',
  date_of_birth: 'Date of birth',
  address: 'Address',
  membership_date: 'Membership date',
  status: 'Status',
  ignore: 'Leave this column out',
};

/** Each reason is a value that a row and a person have in common. */
export const REASON_LABELS: Readonly<Record<ImportCandidate['reasons'][number], string>> = {
  email: t('email'),
  name: t('name'),
  phone: t('phone'),
  date_of_birth: t('date of birth'),
};

/** Joins the parts of a list that a sentence names. */
export const joinParts = (parts: readonly string[]) => parts.join(` ${t('and')} `);

export const describePeople = (count: number) =>
  t('{count, plural, one {# person} other {# people}}', { count });
