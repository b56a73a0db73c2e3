import { jestProject } from './jest-project';

/** A remote in its own repository uses this preset: `"jest": { "preset": "@narthex/remote-kit" }`. */
module.exports = jestProject();
