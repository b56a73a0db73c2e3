// `--import tsx` does nothing in a worker thread of Node 20: see database/embedded/start-worker.mjs.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('./delta-worker.ts');
