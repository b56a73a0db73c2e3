import { useLocation, useNavigate } from '@narthex/remote-kit/router';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { Button } from '@narthex/shared-ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** Holds the accessible name, such as `Search sermons`. */
  readonly label: string;
  /** The page scrolls to the element with this id: the filtered list. */
  readonly placeId: string;
  /** The names of the fields are the parameters of the URL. */
  readonly children: ReactNode;
}

/**
 * Renders a plain GET form that filters a list by its URL. With JavaScript the page isn't reloaded, and empty fields
 * are left out of the URL.
 */
export function FilterForm({ label, placeId, children }: FilterFormProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const shownSearch = useRef(search);
  // The fields must also follow links and the browser's history. What was typed before hydration is kept.
  useEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    formRef.current?.reset();
  }, [search]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filters = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') filters.set(name, value.trim());
    }
    void navigate({ search: filters.toString(), hash: `#${placeId}` });
  }

  return (
    <form
      ref={formRef}
      role="search"
      method="get"
      action={`${LANGUAGE_BASE}${pathname}#${placeId}`}
      aria-label={label}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      {children}
      <Button type="submit" className={styles.send}>
        <Search size={18} aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
