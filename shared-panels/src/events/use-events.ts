import { useSession } from '@narthex/shared-auth';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { scopeKey, type PanelScope } from '../panel-scope';
import { createEvent, deleteEvent, listManagedEvents, updateEvent } from './api';

/** What shows events or counts them, here and on the public pages. */
const AFFECTED = ['events', 'event', 'dashboard', 'admin-dashboard', 'homepage'];

const managedKey = ['events', 'managed'];

function reloadAffected(queryClient: QueryClient) {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => AFFECTED.includes(String(queryKey[0])),
  });
}

export function useEvents(scope: PanelScope) {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: [...managedKey, actorId, scopeKey(scope)],
    queryFn: ({ signal }) => listManagedEvents(signal),
  });
}

/** Creates an event, or updates the one with this id. */
export function useSaveEvent(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: ValidatedEvent) =>
      id === undefined ? createEvent(values) : updateEvent(id, values),
    onSuccess: ({ data: saved }) => {
      // Shown at once, ahead of the reload; a back end may answer without the event.
      if (saved) {
        queryClient.setQueriesData<ChurchEvent[]>(
          { queryKey: managedKey },
          (events) => events && [...events.filter((event) => event.id !== saved.id), saved],
        );
      }
      void reloadAffected(queryClient);
    },
  });
}

export function useDeleteEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deleteEvent(id),
    onSuccess: (_answer, id) => {
      queryClient.setQueriesData<ChurchEvent[]>({ queryKey: managedKey }, (events) =>
        events?.filter((event) => event.id !== id),
      );
      void reloadAffected(queryClient);
    },
  });
}
