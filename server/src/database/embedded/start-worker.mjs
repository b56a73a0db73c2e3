// `--import tsx` does nothing in a worker thread of Node 20, so the worker registers it for itself.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
