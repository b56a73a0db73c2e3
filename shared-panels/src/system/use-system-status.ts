import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';

export const SYSTEM_STATUS_KEY = ['system', 'status'];

const BACKUP_CHECKED_EVERY_MS = 5_000;

/** Loads the health of the server, its database, disk, mail and jobs. */
export function useSystemStatus() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: [...SYSTEM_STATUS_KEY, actorId],
    queryFn: ({ signal }) => call('system.status', {}, { signal }).then(({ data }) => data),
    refetchInterval: ({ state }) => (state.data?.backups?.is_running ? BACKUP_CHECKED_EVERY_MS : false),
  });
}
