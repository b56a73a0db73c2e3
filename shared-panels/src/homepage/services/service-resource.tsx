import { formatClock } from '@narthex/shared-contracts';
import { SERVICE_KINDS } from '@narthex/shared-contracts/enums';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { ServiceInput } from '@narthex/shared-contracts/schemas/services';
import { t } from '@narthex/shared-contracts/translate';
import { toOptions } from '../../choice-labels';
import { lazySection } from '../../lazy-section';
import { FilledTextCell } from '../../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../../resource-panel/resource';
import { buildLabels } from '../../resource-panel/resource-labels';
import { DAYS, SERVICE_KIND_LABELS } from './service-labels';

const describeTime = ({ start_time: start, end_time: end }: WorshipService) =>
  `${formatClock(start)} - ${formatClock(end)}`;

/** Defines the management of the week: services, programme, parts of the Sabbath and office hours. */
export const SERVICE_RESOURCE: ResourceDefinition<WorshipService, ServiceInput> = {
  ...ofManagedType('services'),
  labels: buildLabels(
    { one: t('service'), many: t('services') },
    { emptyText: 'Every page that names a service time reads it from here.' },
  ),
  getTitle: ({ name, day }) => t('{name} on {day}', { name, day: DAYS[day] ?? '' }),
  pageSize: 100,
  filters: [{ param: 'kind', label: 'Shown in', options: toOptions(SERVICE_KINDS, SERVICE_KIND_LABELS) }],
  getColumns: () => [
    {
      key: 'name',
      label: 'Service',
      kind: 'title',
      render: ({ name, description, location }) => (
        <FilledTextCell title={name} text={description} note={location} />
      ),
    },
    { key: 'day', label: 'Day', render: ({ day }) => DAYS[day] },
    { key: 'time', label: 'Time', render: describeTime },
    { key: 'kind', label: 'Shown in', render: ({ kind }) => SERVICE_KIND_LABELS[kind] },
  ],
  getFacts: (service) => [
    [t('Name'), service.name],
    [t('Day'), DAYS[service.day] ?? ''],
    [t('Time'), describeTime(service)],
  ],
  Form: lazySection(() => import('./service-form')),
};
