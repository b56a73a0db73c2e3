import { t } from '@narthex/shared-contracts/translate';
import { EmptyState, Pagination } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { ColumnContext, ListDefinition, ResourceRow } from '../resource';
import { describeTotal, type ResourcePage } from '../resource-api';
import { FilterChips } from './filter-chips';
import { ResourceList } from './resource-list';
import { ResourceToolbar } from './resource-toolbar';
import { countPages } from './state/count-pages';
import type { useListUrl } from './state/use-list-url';
import styles from '../resource-panel.module.css';

interface ResourceContentsProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  list: ReturnType<typeof useListUrl>;
  /** Holds the rows, unless they are loading, were refused or failed to load. */
  page: ResourcePage<Row> | undefined;
  /** Replaces the rows without a page. */
  notLoaded: ReactNode;
  /** Holds the list without search and filters, once it has loaded. */
  whole: ResourcePage<Row> | undefined;
  /** If true, another page is loading. */
  isStale: boolean;
  context: ColumnContext;
  renderActions: ((row: Row) => ReactNode) | undefined;
}

/** Renders a list with its tools, rows and pagination, or why it is empty. */
export function ResourceContents<Row extends ResourceRow>({
  definition,
  list,
  page,
  notLoaded,
  whole,
  isStale,
  context,
  renderActions,
}: ResourceContentsProps<Row>) {
  const { labels, filters = [], sorts = [], hasNoSearch, alwaysCounts = false } = definition;
  const selects = filters.filter(({ isCounted }) => !isCounted);
  const chips = filters.filter(({ isCounted }) => isCounted);
  const { isFiltered } = list.query;
  if (page && page.total === 0 && !isFiltered && page.rows.length === 0)
    return <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>;
  // A page without rows says nothing about the one that replaces it.
  const isReplaced = page?.rows.length === 0 && (isStale || list.page > 1);
  const count =
    page && whole && (isFiltered || alwaysCounts)
      ? t('{page} of {whole} {counted}', {
          page: describeTotal(page),
          whole: describeTotal(whole),
          counted: labels.counted,
        })
      : '';
  return (
    <>
      {chips.map((filter) => (
        <FilterChips
          key={filter.param}
          definition={definition}
          filter={filter}
          scope={context.scope}
          list={list}
        />
      ))}
      {hasNoSearch ? null : (
        <ResourceToolbar
          searchLabel={labels.search}
          list={list}
          filters={selects}
          sorts={sorts}
          count={count}
        />
      )}
      {page && !isReplaced ? (
        <ResourceRows
          definition={definition}
          list={list}
          page={page}
          isStale={isStale}
          context={context}
          renderActions={renderActions}
        />
      ) : (
        notLoaded
      )}
    </>
  );
}

type ResourceRowsProps<Row extends ResourceRow> = Omit<
  ResourceContentsProps<Row>,
  'page' | 'notLoaded' | 'whole'
> & { page: ResourcePage<Row> };

/** Renders the rows of a page with the pagination, or that nothing matches. */
function ResourceRows<Row extends ResourceRow>(props: ResourceRowsProps<Row>) {
  const { definition, list, page, isStale, context, renderActions } = props;
  const { labels } = definition;
  return (
    <>
      {page.rows.length === 0 ? (
        <EmptyState title={labels.noMatchTitle}>{labels.noMatchText}</EmptyState>
      ) : (
        <div className={styles.list} aria-busy={isStale}>
          <ResourceList
            definition={definition}
            rows={page.rows}
            context={context}
            sort={list.sort}
            onSort={list.setSort}
            renderActions={renderActions}
          />
        </div>
      )}
      <Pagination
        label={labels.plural}
        page={list.page}
        pageCount={countPages(page, list)}
        onPage={list.setPage}
      />
    </>
  );
}
