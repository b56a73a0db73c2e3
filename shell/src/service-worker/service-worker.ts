import { startServiceWorker } from './start-service-worker';
import type { WorkerScope } from './worker-scope';

// The global scope is cast here, because the compiler's library only describes pages.
startServiceWorker(globalThis as unknown as WorkerScope);
