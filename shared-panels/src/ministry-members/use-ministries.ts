import { call } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { getScopeKey, type PanelScope } from '../panel-scope';

/** Loads the active ministries of a scope, sorted by name. */
export function useMinistries(scope: PanelScope) {
  return useQuery({
    queryKey: ['ministries', 'of', getScopeKey(scope)],
    queryFn: async ({ signal }) => {
      const query = {
        status: 'active' as const,
        per_page: 100,
        ...(scope.kind === 'department' && { department: scope.department }),
      };
      return (await call('ministries.list', { query }, { signal })).data;
    },
  });
}
