import { hash, verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config';
import { fieldProblem } from '../../problem-error';
import { findPasswordFault } from './guessable-passwords';

/** OWASP recommends these parameters of Argon2id; tests use cheap ones. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const;

export interface Passwords {
  /** Hashes a password that no person chose, such as that of the demo accounts. Chosen ones need `choose`. */
  hash(password: string): Promise<string>;
  /** Hashes a chosen password. Throws 422 for its field if it is common or derived from these names. */
  choose(password: string, names: readonly string[]): Promise<string>;
  /**
   * Takes the same time for an unknown account as for a wrong password, so that nobody can find out who has
   * one.
   */
  isCorrect(storedHash: string | null | undefined, password: string): Promise<boolean>;
}

export function createPasswords(cost: Config['passwordCost']): Passwords {
  const hashPassword = (password: string) => hash(password, COSTS[cost]);
  const nobody = hashPassword('nobody has this password');
  return {
    hash: hashPassword,
    choose: async (password, names) => {
      const fault = await findPasswordFault(password, names);
      if (fault !== null) throw fieldProblem('password', fault);
      return hashPassword(password);
    },
    isCorrect: async (storedHash, password) => {
      const isMatch = await verify(storedHash ?? (await nobody), password);
      return typeof storedHash === 'string' && isMatch;
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly passwords: Passwords;
  }
}

export const passwords = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('passwords', createPasswords(app.config.passwordCost));
  },
  { name: 'passwords', dependencies: ['core'] },
);
