import { Table, type TableSort } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { ColumnContext, ListDefinition, ResourceRow } from '../resource';
import styles from './resource-list.module.css';

interface ResourceListProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  context: ColumnContext;
  sort: string;
  onSort: (sort: string) => void;
  /** Renders the actions of a row. Without it, the list has no column for actions. */
  renderActions: ((row: Row) => ReactNode) | undefined;
}

/** Renders the rows of a panel with their actions as a table (cards on a phone) or as a grid of cards. */
export function ResourceList<Row extends ResourceRow>(props: ResourceListProps<Row>) {
  const { definition, rows, context, sort, onSort, renderActions } = props;
  const { labels, renderCard } = definition;
  if (renderCard) {
    return (
      <ul className={styles.cards} aria-label={labels.plural}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            {renderCard(row, context)}
            {renderActions ? <div className={styles.cardActions}>{renderActions(row)}</div> : null}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      caption={labels.plural}
      columns={[
        ...definition.getColumns(context),
        ...(renderActions
          ? [{ key: 'actions', label: 'Actions', kind: 'actions' as const, render: renderActions }]
          : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={definition.getTitle}
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
