import { can } from '@narthex/shared-auth';
import { IconButton, Table, type TableColumn, type TableSort } from '@narthex/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { ColumnContext, ResourceDefinition, ResourceDialog, ResourceRow } from '../resource';
import styles from './resource-list.module.css';

interface ResourceListProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  rows: readonly Row[];
  context: ColumnContext;
  sort: string;
  onSort: (sort: string) => void;
  onOpen: (dialog: ResourceDialog<Row>) => void;
}

/** The rows of a panel with what can be done to each: a table, which is cards on a phone, or a grid of cards. */
export function ResourceList<Row extends ResourceRow, Body>(props: ResourceListProps<Row, Body>) {
  const { definition, rows, context, sort, onSort, onOpen } = props;
  const { labels, renderCard } = definition;
  const actions = buildActions(definition, context, onOpen);
  if (renderCard) {
    return (
      <ul className={styles.cards} aria-label={labels.plural}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            {renderCard(row, context)}
            <div className={styles.cardActions}>{actions.render(row)}</div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      caption={labels.plural}
      columns={[...definition.getColumns(context), actions]}
      rows={rows}
      rowKey={({ id }) => id}
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

function buildActions<Row extends ResourceRow, Body>(
  { capability, getTitle, renderActions }: ResourceDefinition<Row, Body>,
  context: ColumnContext,
  onOpen: (dialog: ResourceDialog<Row>) => void,
): TableColumn<Row> {
  return {
    key: 'actions',
    label: 'Actions',
    kind: 'actions',
    render: (row) => (
      <>
        {renderActions?.(row, context)}
        {can(capability, row) ? (
          <>
            <IconButton
              label={`Edit ${getTitle(row)}`}
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => onOpen({ mode: 'edit', row })}
            />
            <IconButton
              label={`Delete ${getTitle(row)}`}
              variant="danger"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onOpen({ mode: 'delete', row })}
            />
          </>
        ) : null}
      </>
    ),
  };
}
