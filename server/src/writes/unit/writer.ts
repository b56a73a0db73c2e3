import type { FastifyRequest } from 'fastify';

/** Who writes, as the audit keeps it: a person, a visitor, or the server itself. */
export interface Writer {
  readonly actorId: number | null;
  /** The name that stays readable when the account is gone. */
  readonly actorLabel: string;
  readonly requestId: string | null;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** The one who sent a request. */
export const requestWriter = ({ user, id }: Pick<FastifyRequest, 'user' | 'id'>): Writer => ({
  actorId: user?.id ?? null,
  actorLabel: user ? fullName(user) : 'Visitor',
  requestId: id,
});

/** A writer without an account: a command, a token, the server's own start. */
export const namedWriter = (actorLabel: string, requestId: string | null = null): Writer => ({
  actorId: null,
  actorLabel,
  requestId,
});
