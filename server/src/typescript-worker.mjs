// `--import tsx` does nothing in a worker thread of Node 20, so the worker registers it for itself: for
// `require`, since the hooks of `import` would need one more thread, which can lock up with this one.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const unregister = register();
createRequire(import.meta.url)(process.argv[2]);
// Builds of remotes, which the program requires later, are plain JavaScript: tsx would only read them once more.
void unregister();
