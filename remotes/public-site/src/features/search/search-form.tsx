import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { MAX_SEARCH_LENGTH, paths } from '@narthex/shared-contracts';
import { Button, TextField } from '@narthex/shared-ui';
import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from '@narthex/remote-kit/router';
import styles from './search.module.css';

/** A form that opens the results at their own URL; without script the browser does so by itself. */
export function SearchForm({ q }: { readonly q: string }) {
  const navigate = useNavigate();
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const search = new URLSearchParams({ q: typeof typed === 'string' ? typed.trim() : '' });
    void navigate({ pathname: paths.search.to(), search: `?${search}` });
  };
  return (
    <form
      role="search"
      method="get"
      action={LANGUAGE_BASE + paths.search.to()}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      {/* Anew for each search: going back shows what was typed then. */}
      <TextField
        key={q}
        type="search"
        name="q"
        label="Search this site"
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
      />
      <Button type="submit">
        <Search size={18} aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
