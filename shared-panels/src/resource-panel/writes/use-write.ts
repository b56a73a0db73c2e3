import { ApiError, call } from '@narthex/shared-auth';
import type { EndpointInput, EndpointName, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { fromVersion } from './from-version';
import { useReload } from './use-reload';

/** What is particular about a write. */
export interface WriteOptions {
  /** It is of another object than the one that was seen, whose version says nothing about it. */
  readonly isOfAnother?: boolean;
  /** The endpoint that the server writes through because of this one, such as that of an approved proposal. */
  readonly causes?: string;
}

/** A call that changes what the person saw: the server refuses when somebody else has changed it since. */
export type Write = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options?: WriteOptions,
) => Promise<EndpointOutput<N>>;

/**
 * Makes the write of an object whose version was seen; it has loaded again what the call changed. `untilShown`: it is
 * over once that is there, for buttons that show what is stored.
 */
export function useWrite({ untilShown = false } = {}): (seen: number | undefined) => Write {
  const reload = useReload();
  return (seen) =>
    async (name, input, { isOfAnother = false, causes } = {}) => {
      // A generic call can't see that its rest parameter fits the endpoint; the type of `Write` does.
      const send = call as (...args: unknown[]) => Promise<never>;
      try {
        const output = await send(name, input, fromVersion(isOfAnother ? undefined : seen));
        const reloaded = reload(causes ? [name, causes] : [name]);
        if (untilShown) await reloaded;
        return output;
      } catch (cause) {
        // What the person saw is not what there is.
        if (cause instanceof ApiError && [404, 409].includes(cause.status)) void reload([name]);
        throw cause;
      }
    };
}
