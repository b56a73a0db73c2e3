/** What the `webpack.config.ts` of the shell, the gallery and the benchmark import; a remote's imports the kit. */
export { defineGallery } from './tooling/build-plugins/gallery';
export { defineMonolith } from './tooling/build-plugins/monolith';
export { defineShell } from './tooling/build-plugins/shell';
