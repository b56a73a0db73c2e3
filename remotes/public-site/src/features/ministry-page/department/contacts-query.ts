import { call } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { DepartmentContacts } from '@narthex/shared-contracts/schemas/departments';
import { queryOptions } from '@narthex/remote-kit/query';
import { PAGE_STALE_MS, queryKeys } from '../../../query-keys';

/** Returns the query of the contacts that a department's leaders have entered. */
export const departmentContactsQuery = (department: Department) =>
  queryOptions({
    queryKey: queryKeys.departmentContacts(department),
    queryFn: ({ signal }): Promise<DepartmentContacts | null> =>
      call('departments.getContacts', { department }, { signal }).then(({ data }) => data),
    staleTime: PAGE_STALE_MS,
  });
