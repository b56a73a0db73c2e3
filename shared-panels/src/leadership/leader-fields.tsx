import { LEADER_CATEGORIES, LEADER_CATEGORY_LABELS } from '@narthex/shared-contracts/closed-lists';
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
import { bindFields } from '../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import styles from './leader-fields.module.css';

type FieldsProps = ResourceFieldsProps<Leader, LeaderFormInput, LeaderInput>;

const STATUSES = [
  { value: 'active', label: 'Active', tone: 'good' as const },
  { value: 'inactive', label: 'Inactive' },
];
const AFTER_EACH = 'Put a comma after each.';

/** The fields of a leader: what every entry has, then what stands on the person's own page. */
export function LeaderFields({ form, row }: FieldsProps) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <TextField label="Title" required help="The office, such as First Elder." {...bind('title')} />
      <SelectField
        label="Category"
        required
        options={toOptions(LEADER_CATEGORIES, LEADER_CATEGORY_LABELS)}
        {...bind('category')}
      />
      <TextField label="Phone" type="tel" placeholder="+254 7XX XXX XXX" {...bind('phone')} />
      <TextAreaField label="Quote" rows={2} {...bind('quote')} />
      <TextField label="Languages" help={AFTER_EACH} {...bind('languages')} />
      <FormPicture form={form} name="image" />
      <StatusField
        label="Status"
        help="Only active leaders are shown to visitors."
        options={STATUSES}
        {...bind('status')}
      />
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
  const bind = bindFields(form);
  const hasError = MORE.some((name) => name in form.formState.errors);
  const isFilled = Boolean(row?.biography || row?.email || row?.education || row?.specialties.length);
  return (
    // A wrong field must be in sight; else it is the person's choice.
    <details className={styles.more} open={hasError || isFilled || undefined}>
      <summary>More about this person</summary>
      <div className={styles.fields}>
        <FormRow>
          <EmailField label="Email" {...bind('email')} />
          <NumberField label="Years of service" min={0} {...bind('years_of_service')} />
        </FormRow>
        <TextField label="Education" {...bind('education')} />
        <TextField label="Specialties" help={AFTER_EACH} {...bind('specialties')} />
        <TextField label="Achievements" help={AFTER_EACH} {...bind('achievements')} />
        <TextAreaField label="Biography" rows={5} {...bind('biography')} />
        <FormRow>
          <TextField label="LinkedIn" inputMode="url" {...bind('linkedin_url')} />
          <TextField label="Facebook" inputMode="url" {...bind('facebook_url')} />
        </FormRow>
      </div>
    </details>
  );
}
