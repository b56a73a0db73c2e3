import { t } from '@narthex/shared-contracts/translate';
import { EmptyState, Pagination } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import type { ColumnContext, ListDefinition, ResourceRow } from '../resource';
import { describeTotal, type ResourcePage } from '../resource-api';
import { FilterChips } from './filter-chips';
import { ResourceList } from './resource-list';
import { ResourceToolbar } from './resource-toolbar';
import type { useListUrl } from './state/use-list-url';
import styles from '../resource-panel.module.css';

interface ResourceContentsProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  list: ReturnType<typeof useListUrl>;
  page: ResourcePage<Row>;
  /** Holds the list without search and filters, once it has loaded. */
  whole: ResourcePage<Row> | undefined;
  /** If true, another page is loading. */
  isStale: boolean;
  context: ColumnContext;
  renderActions: ((row: Row) => ReactNode) | undefined;
}

/** Renders the loaded list with its tools, rows and pagination, or why it is empty. */
export function ResourceContents<Row extends ResourceRow>({
  definition,
  list,
  page,
  whole,
  isStale,
  context,
  renderActions,
}: ResourceContentsProps<Row>) {
  const { labels, filters = [], sorts = [], hasNoSearch, alwaysCounts = false } = definition;
  const selects = filters.filter(({ isCounted }) => !isCounted);
  const chips = filters.filter(({ isCounted }) => isCounted);
  const { isFiltered } = list.query;
  if (page.total === 0 && !isFiltered && page.rows.length === 0 && list.page === 1)
    return <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>;
  const isCounted = whole && (isFiltered || alwaysCounts);
  const count = isCounted
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

/** If the server stopped counting, a full page means that there is another one. */
function countPages(
  { rows, total, hasMoreThanTotal }: ResourcePage<unknown>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): number {
  // A server without pagination has sent all rows.
  if (rows.length > perPage) return 1;
  const counted = Math.ceil(total / perPage);
  return hasMoreThanTotal && rows.length === perPage ? Math.max(counted, page + 1) : counted;
}
