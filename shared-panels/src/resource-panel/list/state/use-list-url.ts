import { MAX_SEARCH_LENGTH } from '@narthex/shared-contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceFilter } from '../../resource';

/** A search starts once typing has paused for this long. */
export const SEARCH_DELAY_MS = 300;

/** A page of a panel fits on a screen. */
const DEFAULT_PAGE_SIZE = 10;

/** Contains the parameters for the list's endpoint. */
export interface ListQuery {
  /** Holds the parameters without empty values. */
  readonly params: Readonly<Record<string, string | number>>;
  /** If true, a search or a filter hides rows. */
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

/**
 * Returns search, filters, sort order and page of a list. The URL keeps them, so a link or a reload shows the same
 * list.
 */
export function useListUrl({ filters, sorts, pageSize = DEFAULT_PAGE_SIZE }: ListOptions) {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const sort = params.get('sort') ?? '';
  const page = readNumber(params.get('page'), 1, 100_000);
  const perPage = readNumber(params.get('per_page'), pageSize, MAX_PAGE_SIZE);

  // The router returns the parameters of the last render, so two changes in a row would lose the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  function set(name: string, value: string) {
    const next = new URLSearchParams(latest.current);
    // Another search, filter or sort order starts at the first page.
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

/**
 * Returns the text of the search field. It is ahead of the URL during typing, and follows it when a link changes it.
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  if (searched !== seen) {
    setSeen(searched);
    // The URL's echo of our own change must not overwrite text that was typed since.
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
      // The list is still mounted while the code of the next section loads, and must not navigate back.
      if (window.location.pathname === pathname) search();
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
