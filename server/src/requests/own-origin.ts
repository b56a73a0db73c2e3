import type { Config } from '../config';

/**
 * Returns the origin of the site where no request says it: as `PUBLIC_ORIGIN` says, or else on this machine.
 * @param port Is the port that the server listens on, if it chose one itself.
 */
export function getOwnOrigin(
  { publicOrigin, host, port: setPort }: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
  port = setPort,
): string {
  if (publicOrigin) return publicOrigin;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
