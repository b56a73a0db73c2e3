// `--import tsx` does nothing in a worker thread of Node 20: see database/embedded/start-worker.mjs.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const unregister = register();
const { run } = createRequire(import.meta.url)('./render-worker.ts');
// Builds are plain JavaScript: nothing of them has to be read twice.
void unregister();
run();
