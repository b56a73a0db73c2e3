import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { MAX_SEARCH_LENGTH, paths } from '@narthex/shared-contracts';
import { Button, TextField } from '@narthex/shared-ui';
import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from '@narthex/remote-kit/router';
import styles from './search.module.css';

/** Renders a form that opens the results at their own URL, also without JavaScript. */
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
      {/* A new key for each search makes the field show the query of the URL when somebody goes back. */}
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
