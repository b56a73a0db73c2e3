/** The module id every remote exposes. */
export const REMOTE_MODULE = 'app';

/** The container's global name: it carries the version, so two versions never share globals. */
export function containerName(remote: string, version: string): string {
  return `narthex_${remote}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
