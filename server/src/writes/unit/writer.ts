import type { FastifyRequest } from 'fastify';

/** Who writes, as the audit keeps it: a person, a visitor, or the server itself. */
export interface Writer {
  readonly actor_id: number | null;
  /** The name that stays readable when the account is gone. */
  readonly actor_label: string;
  readonly request_id: string | null;
  /** The network address of the request; null for the server itself. */
  readonly networkAddress: string | null;
}

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

export const fullName = ({ first_name: firstName, last_name: lastName }: Named): string =>
  `${firstName} ${lastName}`;

/** The one who sent a request. */
export const requestWriter = ({ user, id, ip }: Pick<FastifyRequest, 'user' | 'id' | 'ip'>): Writer => ({
  actor_id: user?.id ?? null,
  actor_label: user ? fullName(user) : 'Visitor',
  request_id: id,
  networkAddress: ip,
});

/** A writer without an account: a command, a token, the server's own start. */
export const namedWriter = (
  actorLabel: string,
  request: Pick<FastifyRequest, 'id' | 'ip'> | null = null,
): Writer => ({
  actor_id: null,
  actor_label: actorLabel,
  request_id: request?.id ?? null,
  networkAddress: request?.ip ?? null,
});
