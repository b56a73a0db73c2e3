import { call } from '@narthex/shared-auth';
import { MAX_SEARCH_LENGTH } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { SelectField, TextField, type SelectFieldProps } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '../resource-panel/list/state/use-list-url';

const MIN_LETTERS = 3;

/** Returns the text with a delay, once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function describeFound(isSearching: boolean, isLoading: boolean, count: number): string {
  if (!isSearching) return t('Type at least {count} letters above', { count: MIN_LETTERS });
  if (isLoading) return t('Searching...');
  return count === 0 ? t('Nobody found') : t('Choose a person');
}

/** Renders a field that finds a person of the register by name, without access to the register. */
export function PersonField(select: Omit<SelectFieldProps, 'label' | 'options' | 'placeholder'>) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const isSearching = search.length >= MIN_LETTERS;
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    queryKey: ['candidates', search],
    queryFn: async ({ signal }) =>
      (await call('ministryMembers.listCandidates', { query: { search } }, { signal })).data,
    enabled: isSearching,
  });
  return (
    <>
      <TextField
        label="Find by name"
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        error={error ? 'The search failed. Please try again.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        {...select}
        label="Person"
        required
        help={
          isSearching && !isFetching && data.length === 0 && !error
            ? 'Nobody with this name is in the register. The church office enters new people there, under “Members”.'
            : undefined
        }
        placeholder={describeFound(isSearching, isFetching, data.length)}
        options={data.map(({ id, name, email_hint: hint }) => ({
          value: String(id),
          label: hint ? `${name} (${hint})` : name,
        }))}
      />
    </>
  );
}
