import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button';
import { Dialog } from '../../dialog/dialog';
import { FormFields } from '../../forms/form-layout';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** How many filters are set. */
  filterCount: number;
  /** What the list holds now, in words. */
  count: string | undefined;
  children: ReactNode;
}

/** The filters of a list on a phone: one button that says how many are set, and what it opens. */
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
