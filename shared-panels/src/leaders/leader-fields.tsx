import { LEADER_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { Leader, LeaderFormInput, LeaderInput } from '@narthex/shared-contracts/schemas/leaders';
import {
  EmailField,
  FormRow,
  NumberField,
  SelectField,
  StatusField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import type { Path } from 'react-hook-form';
import { toOptions } from '../choice-labels';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import styles from './leader-fields.module.css';

type FieldsProps = ResourceFieldsProps<Leader, LeaderFormInput, LeaderInput>;

const STATUSES = [
  { value: 'active', label: 'Active', tone: 'good' as const },
  { value: 'inactive', label: 'Inactive' },
];
const AFTER_EACH = 'Put a comma after each.';

/** Renders the fields of a leader: those of every entry, then those of the person's own page. */
export function LeaderFields({ form, row }: FieldsProps) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('name')} />
      <TextField required help="The office, such as First Elder." {...bind('title')} />
      <SelectField
        required
        options={toOptions(LEADER_CATEGORIES, LEADER_CATEGORY_LABELS)}
        {...bind('category')}
      />
      <TextField type="tel" placeholder="+254 7XX XXX XXX" {...bind('phone')} />
      <TextAreaField rows={2} {...bind('quote')} />
      <TextField help={AFTER_EACH} {...bind('languages')} />
      <FormPicture form={form} name="image" />
      <StatusField help="Only active leaders are shown to visitors." options={STATUSES} {...bind('status')} />
      <MoreFields form={form} row={row} />
    </>
  );
}

const MORE: readonly Path<LeaderFormInput>[] = [
  'email',
  'years_of_service',
  'education',
  'specialties',
  'achievements',
  'biography',
  'linkedin_url',
  'facebook_url',
];

function MoreFields({ form, row }: Pick<FieldsProps, 'form' | 'row'>) {
  const bind = useFields(form);
  const hasError = MORE.some((name) => name in form.formState.errors);
  const isFilled = Boolean(row?.biography || row?.email || row?.education || row?.specialties.length);
  return (
    // Invalid fields must be visible. Otherwise the person opens and closes the details.
    <details className={styles.more} open={hasError || isFilled || undefined}>
      <summary>More about this person</summary>
      <div className={styles.fields}>
        <FormRow>
          <EmailField {...bind('email')} />
          <NumberField min={0} {...bind('years_of_service')} />
        </FormRow>
        <TextField {...bind('education')} />
        <TextField help={AFTER_EACH} {...bind('specialties')} />
        <TextField help={AFTER_EACH} {...bind('achievements')} />
        <TextAreaField rows={5} {...bind('biography')} />
        <FormRow>
          <TextField inputMode="url" {...bind('linkedin_url')} />
          <TextField inputMode="url" {...bind('facebook_url')} />
        </FormRow>
      </div>
    </details>
  );
}
