import { Table, type TableColumn, type TableSort } from '@narthex/shared-ui';
import type { ColumnContext, ResourceDefinition, ResourceDialog, ResourceRow } from '../resource';
import { RowActions } from './row-actions';

interface ResourceListProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  rows: readonly Row[];
  context: ColumnContext;
  sort: string;
  onSort: (sort: string) => void;
  onOpen: (dialog: ResourceDialog<Row>) => void;
  onMessage: (message: string) => void;
}

/** The rows of a panel with what can be done to each; cards on a phone. */
export function ResourceList<Row extends ResourceRow, Body>(props: ResourceListProps<Row, Body>) {
  const { definition, rows, context, sort, onSort, onOpen, onMessage } = props;
  const { isMuted } = definition;
  const actions: TableColumn<Row> = {
    key: 'actions',
    label: 'Actions',
    kind: 'actions',
    render: (row) => <RowActions definition={definition} row={row} onOpen={onOpen} onMessage={onMessage} />,
  };
  return (
    <Table
      caption={definition.labels.plural}
      columns={[...definition.getColumns(context), actions]}
      rows={rows}
      rowKey={({ id }) => id}
      {...(isMuted && { isMuted })}
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
