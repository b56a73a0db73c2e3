import { defineRemote } from '../../webpack.common';
import { buildMounts } from './src/mounts';
import { PAGES } from './src/pages/index';

export default defineRemote(__dirname, { serverRendered: true, mounts: buildMounts(PAGES) });
