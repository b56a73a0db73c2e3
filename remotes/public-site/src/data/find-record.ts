import type { QueryClient, QueryKey } from '@narthex/remote-kit/query';
import { ApiError } from '@narthex/shared-auth';

/** Describes a record that was found, or that there is none. */
export interface Found<T> {
  readonly record: T | undefined;
}

interface RecordContext {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
}

/**
 * Loads the record of a page. If there is none, lists that this tab has loaded before may still name it, so they are
 * loaded anew when they are opened.
 */
export async function findRecord<T>(
  { client, queryKey: [root, kind] }: RecordContext,
  read: () => Promise<{ readonly data: T }>,
): Promise<Found<T>> {
  try {
    return { record: (await read()).data };
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
    void client.invalidateQueries({
      predicate: ({ queryKey: [other, part] }) =>
        other === 'search' || other === 'homepage' || (other === root && part !== kind),
      refetchType: 'none',
    });
    return { record: undefined };
  }
}
