/** The module id every remote exposes. */
export const REMOTE_MODULE = 'app';

/** The version of a build that nobody publishes: its hash is none. As long as every other, which can take its place. */
export const NEUTRAL_VERSION = '0.0.0-0000000000';

/** The container's global name: it carries the version, so two versions never share globals. */
export function containerName(remote: string, version: string): string {
  return `narthex_${remote}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
