import { zodResolver } from '@hookform/resolvers/zod';
import { SERVICE_KINDS, type ServiceKind } from '@narthex/shared-contracts/closed-lists';
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
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { DAYS, SERVICE_KIND_LABELS } from './service-labels';

const DAY_OPTIONS = DAYS.map((label, day) => ({ value: String(day), label }));
const SATURDAY = '6';

function ServiceFields({ form }: ResourceFieldsProps<WorshipService, ServiceFormInput, ServiceInput>) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <SelectField
        label="Shown in"
        options={toOptions(SERVICE_KINDS, SERVICE_KIND_LABELS)}
        {...bind('kind')}
      />
      <SelectField label="Day" required options={DAY_OPTIONS} {...bind('day')} />
      <FormRow>
        <DateTimeField kind="time" label="Begins" required {...bind('start_time')} />
        <DateTimeField kind="time" label="Ends" required {...bind('end_time')} />
      </FormRow>
      <TextField label="Place" {...bind('location')} />
      <TextAreaField label="Description" rows={3} {...bind('description')} />
    </>
  );
}

export default createResourceForm<WorshipService, ServiceFormInput, ServiceInput, ServiceInput>({
  resolver: zodResolver(serviceInputSchema),
  getEmptyValues: () => ({
    name: '',
    kind: 'weekly',
    day: SATURDAY,
    start_time: '',
    end_time: '',
    location: '',
    description: '',
  }),
  getValues: (service) => ({
    name: service.name,
    kind: service.kind,
    day: String(service.day),
    start_time: service.start_time,
    end_time: service.end_time,
    location: service.location ?? '',
    description: service.description ?? '',
  }),
  buildBody: (service) => service,
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
