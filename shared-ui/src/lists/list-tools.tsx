import { useId } from 'react';
import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import styles from './list-tools.module.css';

/** A controlled search, and slots for filters and the action. */
export type ListToolsProps = {
  /** What is searched: "Search events". */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Filters, such as select fields. */
  children?: ReactNode;
  /** In words: "12 events"; announced when it changes. */
  count?: string;
  /** The primary action of the list: "Add event". */
  action?: ReactNode;
};

/** The row above a list: search, filters, count, and the action that adds to it. */
export function ListTools({ searchLabel, search, onSearch, children, count, action }: ListToolsProps) {
  const id = useId();
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
      {children ? <div className={styles.filters}>{children}</div> : null}
      <p className={styles.count} role="status">
        {count}
      </p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
