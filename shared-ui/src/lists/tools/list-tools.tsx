import { useId } from 'react';
import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useIsPhone } from '../../screen-width/use-media-query';
import { FilterSheet } from './filter-sheet';
import styles from './list-tools.module.css';

/** A controlled search, and slots for filters and the action. */
export type ListToolsProps = {
  /** What is searched: "Search events". */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Filters, such as select fields. */
  children?: ReactNode;
  /** How many of the filters are set: on a phone they stand behind a button that says so. */
  filterCount?: number;
  /** In words: "12 events"; announced when it changes. */
  count?: string;
  /** The primary action of the list: "Add event". */
  action?: ReactNode;
};

/** The row above a list: search, filters, count, and the action that adds to it. */
export function ListTools(props: ListToolsProps) {
  const { searchLabel, search, onSearch, children, filterCount = 0, count, action } = props;
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
