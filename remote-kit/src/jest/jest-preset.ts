import { jestProject } from './jest-project';

/** For a remote of its own repository: `"jest": { "preset": "@narthex/remote-kit" }`. */
module.exports = jestProject();
