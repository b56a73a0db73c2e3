import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceFilter } from '../../resource';
import { SEARCH_DELAY_MS } from '../../../search-delay';

/** A page of a panel fits on a screen. */
const DEFAULT_PAGE_SIZE = 10;

/** What is asked of the list's endpoint. */
export interface ListQuery {
  /** Without what is empty. */
  readonly params: Readonly<Record<string, string | number>>;
  /** A search or a filter leaves something out. */
  readonly isFiltered: boolean;
}

const MAX_PAGE_SIZE = 100;

function readNumber(text: string | null, fallback: number, max: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return value >= 1 && value <= max ? value : fallback;
}

interface ListOptions {
  readonly filters: readonly ResourceFilter[];
  readonly sorts: readonly { readonly value: string }[];
  readonly pageSize?: number | undefined;
}

/** Search, filters, order and page of a list, kept in the URL: a link or a reload shows the same list. */
export function useListUrl({ filters, sorts, pageSize = DEFAULT_PAGE_SIZE }: ListOptions) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const sort = params.get('sort') ?? '';
  const page = readNumber(params.get('page'), 1, 100_000);
  const perPage = readNumber(params.get('per_page'), pageSize, MAX_PAGE_SIZE);

  // The router hands out what was rendered last: two changes in a row would lose the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  function set(name: string, value: string) {
    const next = new URLSearchParams(latest.current);
    // Another search, filter or order begins at the first page.
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setParams(next, { replace: true });
  }

  const chosenFilters = filters.flatMap(({ param, options = [], input }) => {
    const value = params.get(param);
    const isKnown = input !== undefined || options.some((option) => option.value === value);
    return value && isKnown ? [[param, value] as const] : [];
  });
  const chosenSort = sorts.some(({ value }) => value === sort) ? sort : '';
  const query: ListQuery = {
    params: {
      ...Object.fromEntries(chosenFilters),
      ...(search && { search }),
      ...(chosenSort && { sort: chosenSort }),
      page,
      per_page: perPage,
    },
    isFiltered: search !== '' || chosenFilters.length > 0,
  };
  return {
    query,
    page,
    perPage,
    sort: chosenSort,
    search: useTypedSearch(search, (text) => set('search', text)),
    getFilter: (param: string) => chosenFilters.find(([name]) => name === param)?.[1] ?? '',
    setFilter: set,
    setSort: (value: string) => set('sort', value),
    setPage: (value: number) => set('page', value === 1 ? '' : String(value)),
  };
}

/** The text in the search field: ahead of the URL while somebody types, and after it when a link changes it. */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  if (searched !== seen) {
    setSeen(searched);
    // What comes back of our own typing must not overwrite what was typed since.
    if (searched !== sent) setTyped(searched);
  }

  const search = useEffectEvent(() => {
    const text = typed.trim();
    if (text === searched) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The list is still in sight while the next section's code loads: it must not call the person back.
      if (window.location.pathname === pathname) search();
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
