import { startServiceWorker } from './start-service-worker';
import type { WorkerScope } from './worker-scope';

// The one place where the global scope gets its type: this file is the worker's entry.
startServiceWorker(globalThis as unknown as WorkerScope);
