import { demoSeed } from './seed/demo-seed';
import { startServer } from './start-server';

await startServer(demoSeed);
