import { zodResolver } from '@hookform/resolvers/zod';
import { DEPARTMENTS, DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { MINISTRY_CATEGORIES, type MinistryCategory } from '@narthex/shared-contracts/enums';
import {
  ministryInputSchema,
  type Ministry,
  type MinistryFormInput,
  type MinistryInput,
} from '@narthex/shared-contracts/schemas/ministries';
import { t } from '@narthex/shared-contracts/translate';
import {
  CheckboxField,
  EmailField,
  FormRow,
  SelectField,
  TextAreaField,
  TextField,
  type SelectOption,
} from '@narthex/shared-ui';
import { MINISTRY_PAGE_OPTIONS, toLabel, toOptions } from '../choice-labels';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';

const DEFAULT_CATEGORY: MinistryCategory = 'general';
const NO_DEPARTMENT = 'None, the whole church';
const DEPARTMENT_OPTIONS = [
  { value: '', label: NO_DEPARTMENT },
  ...DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_FACTS[value].label })),
];

const CHOICES: Readonly<Partial<Record<string, readonly SelectOption[]>>> = {
  department: DEPARTMENT_OPTIONS,
  ministryPage: MINISTRY_PAGE_OPTIONS,
};

function MinistryFields({ form }: ResourceFieldsProps<Ministry, MinistryFormInput, MinistryInput>) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('name')} />
      <TextAreaField required rows={5} {...bind('description')} />
      <FormRow>
        <TextField required {...bind('leader')} />
        <EmailField required {...bind('email')} />
      </FormRow>
      <FormRow>
        <TextField help="Such as Sundays, 2:00 PM." {...bind('meetingTime')} />
        <TextField {...bind('location')} />
      </FormRow>
      <FormRow>
        <SelectField options={toOptions(MINISTRY_CATEGORIES)} {...bind('category')} />
        <SelectField
          help="Its leaders look after who belongs to the ministry."
          options={DEPARTMENT_OPTIONS}
          {...bind('department')}
        />
      </FormRow>
      <SelectField
        help="The public page that shows this leader and this email address."
        options={MINISTRY_PAGE_OPTIONS}
        {...bind('ministryPage')}
      />
      <CheckboxField help="Visitors see active ministries only." {...bind('isActive')} />
    </>
  );
}

export default createResourceForm<Ministry, MinistryFormInput, MinistryInput, MinistryInput>({
  resolver: zodResolver(ministryInputSchema),
  firstValues: { category: DEFAULT_CATEGORY, isActive: true },

  fieldLabels: {
    name: t('Name'),
    description: 'Description',
    leader: t('Leader'),
    email: t('Email'),
    meetingTime: t('Meeting time'),
    location: t('Location'),
    category: t('Category'),
    department: t('Department'),
    ministryPage: t('Page'),
    isActive: t('Active'),
  },
  describeValue: (field, value) => {
    if (field === 'category') return toLabel(String(value));
    return CHOICES[field]?.find((option) => option.value === (value ?? ''))?.label;
  },
  translatable: { name: 'text', description: 'multiline', meetingTime: 'text', location: 'text' },
  Fields: MinistryFields,
});
