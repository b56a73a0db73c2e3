/** Every remote exposes its one module under this id. */
export const REMOTE_MODULE = 'app';

/**
 * A build that nobody publishes has this version: its hash is none. It is as long as every other version, so
 * that one can take its place in built files.
 */
export const NEUTRAL_VERSION = '0.0.0-0000000000';

/**
 * Returns the global name of a remote's container. It contains the version, so two versions never share
 * globals.
 */
export function containerName(remote: string, version: string): string {
  return `narthex_${remote}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
