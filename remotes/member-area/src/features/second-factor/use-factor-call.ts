import { ApiError } from '@narthex/shared-auth';
import { useState } from 'react';

/** Runs a call of this feature. The server's reason is shown, such as a proof that the person didn't give. */
export function useFactorCall(failure: string, onFailed: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      const hasReason = cause instanceof ApiError && [401, 409, 429].includes(cause.status);
      onFailed(hasReason && !cause.hasDefaultMessage ? cause.message : failure);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
