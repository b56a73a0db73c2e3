import { parentPort } from 'node:worker_threads';
import { applyDelta, makeDelta, type DeltaSource } from '../delta-format';

/** Is the delta, or the reason why there is none. */
export type DeltaResult = { readonly delta: Uint8Array } | { readonly reason: string };

async function make(source: DeltaSource): Promise<DeltaResult> {
  try {
    const delta = await makeDelta(source);
    // A delta is read back once, because no browser could use a wrong one.
    const file = await applyDelta(source.dictionary, delta);
    return file.equals(source.file) ? { delta } : { reason: 'The delta does not restore its file.' };
  } catch (error) {
    return { reason: String(error) };
  }
}

parentPort?.on('message', (source: DeltaSource) => {
  void make(source).then((result) => parentPort?.postMessage(result));
});
