/** The `webpack.config.ts` of shell, gallery and benchmark import this file; that of a remote imports the kit. */
export { defineGallery } from './tooling/build-plugins/gallery';
export { defineMonolith } from './tooling/build-plugins/monolith';
export { defineShell } from './tooling/build-plugins/shell';
