import type { FastifyRequest } from 'fastify';

/** Describes the author of a write in the audit log: a person, a visitor, or the server itself. */
export interface Writer {
  readonly actor_id: number | null;
  /** Holds the name, which stays readable after the account was deleted. */
  readonly actor_label: string;
  readonly request_id: string | null;
  /** Holds the IP address of the request; it is null for the server itself. */
  readonly networkAddress: string | null;
  /** Names the isolated remote whose code made the request; it is null for all other code. */
  readonly remote: string | null;
}

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

export const fullName = ({ first_name: firstName, last_name: lastName }: Named): string =>
  `${firstName} ${lastName}`;

/** Returns the author of a request. */
export const requestWriter = ({
  user,
  id,
  ip,
  isolatedRemote,
}: Pick<FastifyRequest, 'user' | 'id' | 'ip' | 'isolatedRemote'>): Writer => ({
  actor_id: user?.id ?? null,
  actor_label: user ? fullName(user) : 'Visitor',
  request_id: id,
  networkAddress: ip,
  remote: isolatedRemote,
});

/** Creates an author without an account: a command, a token, or the server's own start. */
export const namedWriter = (
  actorLabel: string,
  request: Pick<FastifyRequest, 'id' | 'ip'> | null = null,
): Writer => ({
  actor_id: null,
  actor_label: actorLabel,
  request_id: request?.id ?? null,
  networkAddress: request?.ip ?? null,
  remote: null,
});
