import { demoSeed } from './seed/demo-seed';
import { startServer } from './start/start-server';

await startServer(demoSeed);
