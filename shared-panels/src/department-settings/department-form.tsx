import { zodResolver } from '@hookform/resolvers/zod';
import {
  departmentInputSchema,
  type DepartmentFormInput,
  type DepartmentInput,
  type DepartmentProfile,
} from '@narthex/shared-contracts/schemas/departments';
import { FormRow, TextAreaField, TextField } from '@narthex/shared-ui';
import type { Resolver } from 'react-hook-form';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import type { DepartmentValues } from './department-values';
import { LinkFields } from './link-fields';
import styles from './department-form.module.css';

const LABELS: Readonly<Record<keyof DepartmentValues, string>> = {
  introduction: 'Introduction',
  contact_name: 'Contact person',
  contact_email: 'Email',
  contact_phone: 'Phone',
  meeting_info: 'When and where you meet',
  links: 'Links',
};

function DepartmentFields({
  form,
}: ResourceFieldsProps<DepartmentProfile, DepartmentValues, DepartmentInput>) {
  const bind = useFields(form);
  return (
    <>
      <TextAreaField
        help="A few sentences about what the department does."
        rows={4}
        maxLength={1000}
        {...bind('introduction')}
      />
      <TextField {...bind('meeting_info')} />
      <h2 className={styles.heading}>Contacts</h2>
      <TextField
        help="Visitors see these contacts on your page: name only who agreed to that."
        {...bind('contact_name')}
      />
      <FormRow>
        <TextField inputMode="email" {...bind('contact_email')} />
        <TextField inputMode="tel" {...bind('contact_phone')} />
      </FormRow>
      <LinkFields form={form} />
    </>
  );
}

const isLinkList = (value: unknown): value is DepartmentValues['links'] => Array.isArray(value);

export default createResourceForm<DepartmentProfile, DepartmentValues, DepartmentInput, DepartmentFormInput>({
  // Empty fields hold '', whereas the schema also accepts null.
  resolver: zodResolver(departmentInputSchema) as unknown as Resolver<
    DepartmentValues,
    unknown,
    DepartmentInput
  >,
  // The form always edits a stored department, so the values of a new one don't matter.
  firstValues: { links: [] },
  getValues: (row) => ({ links: row.links.map((link) => ({ ...link })) }),
  buildBody: ({ contact_email: email, ...checked }) => ({ ...checked, contact_email: email ?? '' }),
  fieldLabels: LABELS,
  describeValue: (field, value) =>
    field === 'links' && isLinkList(value)
      ? value.map(({ label, url }) => `${label} (${url})`).join(', ')
      : undefined,
  Fields: DepartmentFields,
});
