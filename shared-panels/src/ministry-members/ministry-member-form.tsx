import { zodResolver } from '@hookform/resolvers/zod';
import { useSession } from '@narthex/shared-auth';
import {
  ministryMemberInputSchema,
  type MinistryMember,
  type MinistryMemberFormInput,
  type MinistryMemberInput,
} from '@narthex/shared-contracts/schemas/ministry-members';
import { t } from '@narthex/shared-contracts/translate';
import { SelectField, TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { PersonField } from './person-field';
import { useMinistries } from './use-ministries';

type FieldsProps = ResourceFieldsProps<MinistryMember, MinistryMemberFormInput, MinistryMemberInput>;

/** Renders the fields that choose the ministry and the person. */
function NewPlaceFields({ form }: Pick<FieldsProps, 'form'>) {
  const bind = useFields(form);
  const department = useSession(({ actor }) => actor?.department ?? null);
  const { data = [] } = useMinistries(department ? { kind: 'department', department } : { kind: 'church' });
  return (
    <>
      <SelectField
        required
        placeholder="Choose a ministry"
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...bind('ministry_id')}
      />
      <PersonField {...bind('user_id')} />
    </>
  );
}

function MinistryMemberFields({ form, row }: FieldsProps) {
  return (
    <>
      {row ? (
        <p>
          {row.name}, {row.ministry_name}
        </p>
      ) : (
        <NewPlaceFields form={form} />
      )}
      <TextField required help="Such as Member, Secretary or Treasurer." {...useFields(form)('role')} />
    </>
  );
}

export default createResourceForm<
  MinistryMember,
  MinistryMemberFormInput,
  MinistryMemberInput,
  MinistryMemberFormInput
>({
  resolver: zodResolver(ministryMemberInputSchema),
  firstValues: { role: 'Member' },

  fieldLabels: { ministry_id: t('Ministry'), user_id: t('Person'), role: t('Role in the ministry') },
  Fields: MinistryMemberFields,
});
