import type { DepartmentActivity } from '@narthex/shared-contracts/schemas/departments';
import { t } from '@narthex/shared-contracts/translate';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { DepartmentCard } from './department-card';

const DEPARTMENT_LIST: ListDefinition<DepartmentActivity> = {
  name: 'departments',
  capability: 'departments.read',
  endpoints: { list: 'departments.list' },
  labels: buildLabels({ one: t('department'), many: t('departments') }),
  getTitle: ({ label }) => label,
  hasNoSearch: true,
  getColumns: () => [],
  renderCard: (row, { timeZone }) => <DepartmentCard row={row} timeZone={timeZone} />,
};

/** Renders all departments with their leaders, figures, open proposals and last activity. */
export default function DepartmentsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={DEPARTMENT_LIST} scope={scope} />;
}
