import { ApiError, call, type CallOptions } from '@narthex/shared-auth';
import type { EndpointInput, EndpointName, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { findQueryRoots, getQueryRoot } from './query-roots';

/** Describes the special cases of a write. */
interface WriteOptions {
  /** If true, it changes another object than the one that was seen, whose version doesn't apply to it. */
  readonly isOfAnother?: boolean;
  /** Holds the version of another object that was seen together with it. */
  readonly version?: number;
  /**
   * Holds the endpoint that the server itself writes through because of this one, such as that of an approved proposal.
   */
  readonly causes?: string;
}

/** Changes what the person saw. The server refuses if somebody else has changed it since. */
export type Write = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options?: WriteOptions,
) => Promise<EndpointOutput<N>>;

/**
 * Returns a function that creates the write for an object whose version was seen. It reloads what the request has
 * changed. With `untilShown` it resolves after the reload, for buttons that show stored values.
 */
export function useWrite({ untilShown = false } = {}): (seen: number | undefined) => Write {
  const reload = useReload();
  return (seen) =>
    async (name, input, { isOfAnother = false, version, causes } = {}) => {
      // A generic call can't see that its rest parameter matches the endpoint, but the type of `Write` guarantees it.
      const send = call as (...args: unknown[]) => Promise<never>;
      try {
        const output = await send(name, input, fromVersion(version ?? (isOfAnother ? undefined : seen)));
        const reloaded = reload(causes ? [name, causes] : [name]);
        if (untilShown) await reloaded;
        return output;
      } catch (cause) {
        // The person saw an outdated object.
        if (cause instanceof ApiError && [404, 409].includes(cause.status)) void reload([name]);
        throw cause;
      }
    };
}

/**
 * Returns a function that reloads all data that writes through these endpoints make outdated: immediately on this
 * screen, and elsewhere when it is opened. `query-roots` maps endpoints to queries. `own` adds first parts of keys.
 */
export function useReload() {
  const queryClient = useQueryClient();
  return (endpoints: readonly string[], own: readonly string[] = []): Promise<void> => {
    const roots = new Set([...own, ...endpoints.flatMap((endpoint) => [...findQueryRoots(endpoint)])]);
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => roots.has(getQueryRoot(queryKey)) });
  };
}

/**
 * Returns the options of a request for the version that the person saw: 0 if they saw none, and none if the object has
 * no version.
 */
export const fromVersion = (version: number | undefined): CallOptions =>
  version === undefined ? {} : { ifMatch: version };
