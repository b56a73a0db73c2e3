import path from 'node:path';
import { testRemoteContract } from '@narthex/remote-kit/contract-test';
import { buildMounts } from './mounts';
import { PAGES } from './pages/index';

testRemoteContract({
  folder: path.join(__dirname, '..'),
  load: () => import('./remote-app'),
  mounts: buildMounts(PAGES),
  checksTitles: false,
});
