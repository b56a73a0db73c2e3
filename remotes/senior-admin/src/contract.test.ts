import path from 'node:path';
import { testRemoteContract } from '@narthex/remote-kit/contract-test';

testRemoteContract({ folder: path.join(__dirname, '..'), load: () => import('./remote-app') });
