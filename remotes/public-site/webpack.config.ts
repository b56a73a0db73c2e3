import { defineRemote } from '@narthex/remote-kit/build';
import { buildMounts } from './src/mounts';
import { PAGES } from './src/pages/index';

export default defineRemote(__dirname, { serverRendered: true, mounts: buildMounts(PAGES) });
