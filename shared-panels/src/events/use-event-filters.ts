import { EVENT_STATUSES } from '@narthex/shared-contracts/closed-lists';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EVENT_SORTS, type EventFilters } from './select-events';

/** Search, status, order and page of the list. All but the words of the search stand in the address. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');

  function set(name: 'status' | 'sort' | 'page', value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  const filters: EventFilters = {
    search,
    status: EVENT_STATUSES.find((status) => status === params.get('status')) ?? '',
    sort: EVENT_SORTS.find((sort) => sort === params.get('sort')) ?? 'coming',
  };
  return {
    filters,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    setSearch: (words: string) => {
      setSearch(words);
      if (params.has('page')) set('page', '');
    },
    setStatus: (status: string) => set('status', status),
    setSort: (sort: string) => set('sort', sort === 'coming' ? '' : sort),
    setPage: (page: number) => set('page', page === 1 ? '' : String(page)),
  };
}
