import { t } from '@narthex/shared-contracts/translate';
import {
  MEMBER_COLUMNS,
  type ImportCandidate,
  type ImportTarget,
} from '@narthex/shared-contracts/schemas/member-import';

export const TARGET_LABELS: Readonly<Record<ImportTarget, string>> = {
  ...MEMBER_COLUMNS,
  other_names: 'Other names',
  full_name: 'Whole name, last name at the end (Nia Wambui Too)',
  full_name_reversed: 'Whole name, last name first (Too Nia Wambui)',
  ignore: 'Leave this column out',
};

/** Each reason is a value that a row and a person have in common. */
export const REASON_LABELS: Readonly<Record<ImportCandidate['reasons'][number], string>> = {
  email: 'email',
  name: 'name',
  phone: 'phone',
  date_of_birth: 'date of birth',
};

export const describePeople = (count: number) =>
  t('{count, plural, one {# person} other {# people}}', { count });
