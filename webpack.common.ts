/** What the `webpack.config.ts` of the shell, the gallery and the benchmark import; a remote's imports the kit. */
export { defineGallery } from './build-plugins/gallery';
export { defineMonolith } from './build-plugins/monolith';
export { defineShell } from './build-plugins/shell';
