import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button';
import { Dialog } from '../../dialog/dialog';
import { FormFields } from '../../forms/form-layout';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** Counts the active filters. */
  filterCount: number;
  /** Counts the results as a text. */
  count: string | undefined;
  children: ReactNode;
}

/** Renders the filters of a list on a phone: a button with the number of active filters opens them. */
export function FilterSheet({ filterCount, count, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={filterCount > 0 ? 'quiet' : 'line'}
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Filters and order"
        size="small"
        footer={<Button onClick={close}>Show the list</Button>}
      >
        <FormFields>
          {children}
          {count ? <p role="status">{count}</p> : null}
        </FormFields>
      </Dialog>
    </>
  );
}
