/** What a room's `webpack.config.ts` imports. How each kind of build is made stands in `build-plugins/`. */
export { defineGallery } from './build-plugins/gallery';
export { defineMonolith } from './build-plugins/monolith';
export { defineRemote, type RemoteOptions } from './build-plugins/remote';
export { defineShell } from './build-plugins/shell';
