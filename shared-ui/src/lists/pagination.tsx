import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button';
import styles from './pagination.module.css';

/** Describes the props of a pagination. */
export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Names the list for screen readers, such as "Events". */
  label: string;
};

/** Renders the current page with links to the previous and the next one. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={`${label}: pages`}>
      <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
        Previous
      </Button>
      <p className={styles.position} aria-live="polite">
        Page {page} of {pageCount}
      </p>
      <Button variant="quiet" size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
