import { zodResolver } from '@hookform/resolvers/zod';
import { can } from '@narthex/shared-auth';
import { MEMBER_STATUSES } from '@narthex/shared-contracts/enums';
import {
  memberInputSchema,
  type Member,
  type MemberFormInput,
  type MemberInput,
} from '@narthex/shared-contracts/schemas/members';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, EmailField, FormRow, SelectField, TextField } from '@narthex/shared-ui';
import { useWatch } from 'react-hook-form';
import { toLabel, toOptions } from '../choice-labels';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';

const REGISTER_ROLES = ['member', 'admin'];

/** Renders a field for the role, or the role as text if it may not be changed. */
function RoleField({
  form,
  row,
}: Pick<ResourceFieldsProps<Member, MemberFormInput, MemberInput>, 'form' | 'row'>) {
  const bind = useFields(form);
  const role = row?.role ?? 'member';
  if (can('users.manage') && REGISTER_ROLES.includes(role))
    return <SelectField options={toOptions(REGISTER_ROLES)} {...bind('role')} />;
  return (
    <p>
      Role: {toLabel(role)}.{' '}
      {can('users.manage') ? 'It is changed under Users.' : 'An administrator can change it.'}
    </p>
  );
}

function MemberFields({ form, row }: ResourceFieldsProps<Member, MemberFormInput, MemberInput>) {
  const bind = useFields(form);
  const hasNoEmail = useWatch({ control: form.control, name: 'has_no_email' }) === true;
  return (
    <>
      <FormRow>
        <TextField required autoComplete="off" {...bind('first_name')} />
        <TextField required autoComplete="off" {...bind('last_name')} />
      </FormRow>
      {hasNoEmail ? null : <EmailField required autoComplete="off" {...bind('email')} />}
      {row?.has_account ? null : (
        <CheckboxField
          label="This person has no email address"
          {...form.register('has_no_email', {
            // A hidden field must not fail validation, so it is emptied.
            onChange: () => form.setValue('email', '', { shouldDirty: true }),
          })}
        />
      )}
      <FormRow>
        <TextField type="tel" autoComplete="off" {...bind('phone')} />
        <TextField type="date" {...bind('date_of_birth')} />
      </FormRow>
      <TextField autoComplete="off" {...bind('address')} />
      <FormRow>
        <TextField type="date" {...bind('membership_date')} />
        <SelectField options={toOptions(MEMBER_STATUSES)} {...bind('status')} />
      </FormRow>
      <RoleField form={form} row={row} />
    </>
  );
}

export default createResourceForm<Member, MemberFormInput, MemberInput, MemberFormInput>({
  resolver: zodResolver(memberInputSchema),
  firstValues: { has_no_email: false, status: 'active', role: 'member' },
  getValues: (member) => ({ has_no_email: member.email === null }),

  fieldLabels: {
    first_name: t('First name'),
    last_name: t('Last name'),
    email: t('Email'),
    has_no_email: t('No email address'),
    phone: t('Phone'),
    date_of_birth: t('Date of birth'),
    address: t('Address'),
    membership_date: t('Membership date'),
    status: t('Status'),
    role: t('Role'),
  },
  describeValue: (field, value) =>
    field === 'status' || field === 'role' ? toLabel(String(value)) : undefined,
  Fields: MemberFields,
});
