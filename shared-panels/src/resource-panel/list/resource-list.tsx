import { Table, type TableSort } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { ColumnContext, ListDefinition, ResourceRow } from '../resource';

interface ResourceListProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  context: ColumnContext;
  sort: string;
  onSort: (sort: string) => void;
  /** What can be done to a row; a list without actions has no column for them. */
  renderActions: ((row: Row) => ReactNode) | undefined;
}

/** The rows of a panel with what can be done to each; cards on a phone. */
export function ResourceList<Row extends ResourceRow>(props: ResourceListProps<Row>) {
  const { definition, rows, context, sort, onSort, renderActions } = props;
  return (
    <Table
      caption={definition.labels.plural}
      columns={[
        ...definition.getColumns(context),
        ...(renderActions
          ? [{ key: 'actions', label: 'Actions', kind: 'actions' as const, render: renderActions }]
          : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      {...(definition.isMuted && { isMuted: definition.isMuted })}
      sort={readSort(sort)}
      onSort={({ key, direction }) => onSort(direction === 'descending' ? `-${key}` : key)}
    />
  );
}

function readSort(sort: string): TableSort | undefined {
  if (sort === '') return undefined;
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };
}
