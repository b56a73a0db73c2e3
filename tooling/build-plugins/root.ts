import path from 'node:path';

/** The folder of the whole repository. */
export const ROOT = path.resolve(__dirname, '../..');
