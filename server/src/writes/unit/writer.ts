import type { FastifyRequest } from 'fastify';

/** Who writes, as the audit keeps it: a person, a visitor, or the server itself. */
export interface Writer {
  readonly actorId: number | null;
  /** The name that stays readable when the account is gone. */
  readonly actorLabel: string;
  readonly requestId: string | null;
  /** The network address of the request; null for the server itself. */
  readonly networkAddress: string | null;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** The one who sent a request. */
export const requestWriter = ({ user, id, ip }: Pick<FastifyRequest, 'user' | 'id' | 'ip'>): Writer => ({
  actorId: user?.id ?? null,
  actorLabel: user ? fullName(user) : 'Visitor',
  requestId: id,
  networkAddress: ip,
});

/** A writer without an account: a command, a token, the server's own start. */
export const namedWriter = (
  actorLabel: string,
  request: Pick<FastifyRequest, 'id' | 'ip'> | null = null,
): Writer => ({
  actorId: null,
  actorLabel,
  requestId: request?.id ?? null,
  networkAddress: request?.ip ?? null,
});
