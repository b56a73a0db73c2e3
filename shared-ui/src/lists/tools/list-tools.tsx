import { useId } from 'react';
import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useIsPhone } from '../../browser/use-media-query';
import { FilterSheet } from './filter-sheet';
import styles from './list-tools.module.css';

/** Describes the props of the tools above a list. The caller keeps the search. */
export type ListToolsProps = {
  /** Holds the label of the search, such as "Search events". */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Limits the search to this many characters: those that the endpoint takes. */
  maxSearchLength?: number;
  /** Holds the filters, such as select fields. */
  children?: ReactNode;
  /** Counts the active filters. On a phone the button that opens the filters shows it. */
  filterCount?: number;
  /** Counts the results as a text, such as "12 events". Changes are announced. */
  count?: string;
  /** Holds the primary action of the list, such as "Add event". */
  action?: ReactNode;
};

/** Renders the row above a list: search, filters, count, and the action that adds an entry. */
export function ListTools(props: ListToolsProps) {
  const { searchLabel, search, onSearch, maxSearchLength, children, filterCount = 0, count, action } = props;
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <div className={styles.tools}>
      <div className={styles.search} role="search">
        <Search size={18} aria-hidden="true" />
        <input
          id={id}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          maxLength={maxSearchLength}
          onChange={(event) => {
            onSearch(event.target.value);
          }}
        />
      </div>
      {!children ? null : isPhone ? (
        <FilterSheet filterCount={filterCount} count={count}>
          {children}
        </FilterSheet>
      ) : (
        <div className={styles.filters}>{children}</div>
      )}
      <p className={styles.count} role="status">
        {count}
      </p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
