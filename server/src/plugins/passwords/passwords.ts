import { hash, verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config';
import { fieldProblem } from '../../problem-error';
import { findPasswordFault } from './guessable-passwords';

/** Argon2id with the parameters that OWASP names; the cheap ones are for tests. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const;

export interface Passwords {
  /** Of a password that nobody chose here, such as the demo accounts' one; `choose` is for every other. */
  hash(password: string): Promise<string>;
  /** Hashes a password that somebody chose, or refuses it at its field when these names or a list give it away. */
  choose(password: string, names: readonly string[]): Promise<string>;
  /** Takes as long for an account that doesn't exist as for a wrong password. */
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
