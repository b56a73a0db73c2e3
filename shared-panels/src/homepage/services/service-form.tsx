import { zodResolver } from '@hookform/resolvers/zod';
import { SERVICE_KINDS, type ServiceKind } from '@narthex/shared-contracts/enums';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import {
  serviceInputSchema,
  type ServiceFormInput,
  type ServiceInput,
} from '@narthex/shared-contracts/schemas/services';
import { t } from '@narthex/shared-contracts/translate';
import { DateTimeField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { toOptions } from '../../choice-labels';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { DAYS, SERVICE_KIND_LABELS } from './service-labels';

const DAY_OPTIONS = DAYS.map((label, day) => ({ value: String(day), label }));
const SATURDAY = '6';

function ServiceFields({ form }: ResourceFieldsProps<WorshipService, ServiceFormInput, ServiceInput>) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('name')} />
      <SelectField options={toOptions(SERVICE_KINDS, SERVICE_KIND_LABELS)} {...bind('kind')} />
      <SelectField required options={DAY_OPTIONS} {...bind('day')} />
      <FormRow>
        <DateTimeField kind="time" required {...bind('start_time')} />
        <DateTimeField kind="time" required {...bind('end_time')} />
      </FormRow>
      <TextField {...bind('location')} />
      <TextAreaField rows={3} {...bind('description')} />
    </>
  );
}

export default createResourceForm<WorshipService, ServiceFormInput, ServiceInput, ServiceInput>({
  resolver: zodResolver(serviceInputSchema),
  firstValues: { kind: 'weekly', day: SATURDAY },

  fieldLabels: {
    name: t('Name'),
    kind: t('Shown in'),
    day: t('Day'),
    start_time: t('Begins'),
    end_time: t('Ends'),
    location: t('Place'),
    description: 'Description',
  },
  describeValue: (field, value) => {
    if (field === 'day') return DAYS[Number(value)];
    return field === 'kind' ? SERVICE_KIND_LABELS[value as ServiceKind] : undefined;
  },
  translatable: { name: 'text', location: 'text', description: 'multiline' },
  Fields: ServiceFields,
});
