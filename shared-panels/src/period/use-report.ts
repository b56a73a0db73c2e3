import { useSession } from '@narthex/shared-auth';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Loads a report for the signed-in person. The previous one stays visible until the next has loaded. */
export function useReport<Report>(
  name: string,
  query: Period & { readonly department?: string },
  load: (signal: AbortSignal) => Promise<{ readonly data: Report }>,
) {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['reports', name, actorId, query],
    queryFn: async ({ signal }) => (await load(signal)).data,
    placeholderData: keepPreviousData,
  });
}
