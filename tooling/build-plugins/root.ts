import path from 'node:path';

/** This is the root folder of the repository. */
export const ROOT = path.resolve(__dirname, '../..');
