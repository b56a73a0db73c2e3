import { zodResolver } from '@hookform/resolvers/zod';
import { ACCESS_LEVELS } from '@narthex/shared-contracts';
import {
  grantFormSchema,
  type Grant,
  type GrantFormInput,
  type GrantInput,
} from '@narthex/shared-contracts/schemas/grants';
import { t } from '@narthex/shared-contracts/translate';
import { FormRow, NumberField, SelectField, TextField } from '@narthex/shared-ui';
import { toOptions } from '../choice-labels';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormTags } from '../resource-panel/form/fields/form-tags';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { GUARD_LABELS } from './grant-labels';
import { KindFields } from './uses/kind-fields';

function GrantFields({ form, row }: ResourceFieldsProps<Grant, GrantFormInput, GrantInput>) {
  const bind = useFields(form);
  return (
    <>
      <FormRow>
        <TextField
          required
          readOnly={row !== undefined}
          help="Its name in the registry, such as music-dashboard."
          {...bind('remote')}
        />
        <TextField required help="Who answers for it." {...bind('owner')} />
      </FormRow>
      <FormTags
        form={form}
        name="paths"
        label="Paths"
        help="Such as /music-dashboard, each with everything below it. A comma after each."
      />
      <SelectField
        help="Its pages may be open to these people, or to fewer."
        options={toOptions(ACCESS_LEVELS, GUARD_LABELS)}
        {...bind('least_guard')}
      />
      <FormTags
        form={form}
        name="departments"
        label="Departments"
        help="Whose dashboard it may be. Empty: its pages needn’t name departments."
      />
      <KindFields form={form} row={row} />
      <NumberField required {...bind('size_budget_kb')} />
    </>
  );
}

const DEFAULT_BUDGET_KB = '300';

export default createResourceForm<Grant, GrantFormInput, GrantInput, GrantInput>({
  resolver: zodResolver(grantFormSchema),
  firstValues: {
    paths: [],
    least_guard: 'leader',
    departments: [],
    kind: 'isolated',
    uses: [],
    size_budget_kb: DEFAULT_BUDGET_KB,
  },
  getValues: (grant) => ({ departments: grant.departments ?? [] }),

  fieldLabels: {
    remote: t('Remote'),
    owner: t('Team'),
    paths: t('Paths'),
    least_guard: t('Open to'),
    departments: t('Departments'),
    kind: t('Kind'),
    uses: t('What it may use'),
    size_budget_kb: t('Size at most, in KB'),
  },
  Fields: GrantFields,
});
