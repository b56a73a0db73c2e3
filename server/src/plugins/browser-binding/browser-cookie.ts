import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_SESSION } from '../access/session-policy';
import { SECOND_MS } from '../../time-units';

const NAME = 'narthex_browser';

/**
 * Returns the name of the cookie. On HTTPS the prefix makes browsers refuse it from anybody but this very host. On plain
 * HTTP, which only development uses, not every browser accepts the prefix.
 */
const nameOf = ({ config }: FastifyInstance) => (isSecure(config) ? `__Host-${NAME}` : NAME);

const isSecure = ({ isProduction, publicOrigin }: FastifyInstance['config']): boolean =>
  isProduction || publicOrigin?.startsWith('https:') === true;

const optionsOf = ({ config }: FastifyInstance) =>
  ({ path: '/', httpOnly: true, secure: isSecure(config), sameSite: 'strict' }) as const;

/**
 * Reads the secret of the browser that a request comes from. The rate limit asks before the plugin for cookies has run,
 * so the header is parsed here.
 */
export function readBrowserSecret({ headers, server }: FastifyRequest): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[nameOf(server)];
}

/** Hands a secret to the browser. The cookie may outlive its session, without which it opens nothing. */
export function setBrowserCookie(reply: FastifyReply, secret: string): void {
  const maxAge = MEMBER_SESSION.maxAgeMs / SECOND_MS;
  reply.setCookie(nameOf(reply.server), secret, { ...optionsOf(reply.server), maxAge });
}

export function clearBrowserCookie(reply: FastifyReply): void {
  reply.clearCookie(nameOf(reply.server), optionsOf(reply.server));
}
