/** The file of a version that names all its others. */
export const MANIFEST = 'mf-manifest.json';

/** Below the server's data folder, outside production: the token that publishing needs. */
export const SHIP_TOKEN_FILE = 'ship-token';
