import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { Button } from '@narthex/shared-ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@narthex/remote-kit/router';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** For screen readers: `Search sermons`. */
  readonly label: string;
  /** The id of what is narrowed: the page goes there. */
  readonly placeId: string;
  /** The fields, named as the URL names them. */
  readonly children: ReactNode;
}

/** Narrows a list by the URL: a plain GET form, which with JavaScript stays on the page. Empty fields leave the URL. */
export function FilterForm({ label, placeId, children }: FilterFormProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const shownSearch = useRef(search);
  // The fields follow the URL also when a link or the browser's buttons change it; what was typed before hydration stays.
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
