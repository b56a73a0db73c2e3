import { useState } from 'react';
import { explainRefusal } from '../../components/explain-refusal';

/** Runs a call of this feature. The server's reason is shown, such as a proof that the person didn't give. */
export function useFactorCall(failure: string, onFailed: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      onFailed(explainRefusal(cause, failure));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
