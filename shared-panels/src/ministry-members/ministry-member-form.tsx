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
import { bindFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { PersonField } from './person-field';
import { useMinistries } from './use-ministries';

type FieldsProps = ResourceFieldsProps<MinistryMember, MinistryMemberFormInput, MinistryMemberInput>;

/** Which ministry, and who. */
function NewPlaceFields({ form }: Pick<FieldsProps, 'form'>) {
  const bind = bindFields(form);
  const department = useSession(({ actor }) => actor?.department ?? null);
  const { data = [] } = useMinistries(department ? { kind: 'department', department } : { kind: 'church' });
  return (
    <>
      <SelectField
        label="Ministry"
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
      <TextField
        label="Role in the ministry"
        required
        help="Such as Member, Secretary or Treasurer."
        {...bindFields(form)('role')}
      />
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
  getEmptyValues: () => ({ ministry_id: '', user_id: '', role: 'Member' }),
  getValues: (row) => ({
    ministry_id: String(row.ministry_id),
    user_id: String(row.user_id),
    role: row.role,
  }),
  buildBody: (checked) => checked,
  fieldLabels: { ministry_id: t('Ministry'), user_id: t('Person'), role: t('Role in the ministry') },
  Fields: MinistryMemberFields,
});
