import { createHash, timingSafeEqual, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RemoteKind } from '@narthex/shared-contracts';
import { TEAM_TOKEN_PREFIX } from '@narthex/shared-contracts/team-token';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { findUsableKey } from './delivery-key-repository';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHIP_TOKEN_FILE } from '@narthex/shared-contracts/remote-package';
import type { Config } from '../../config';

/**
 * Returns the token that publishing requires: SHIP_TOKEN or, outside production, a random one in a file that
 * only this user can read. So publishing to one's own site needs no setting. Null means that nobody can
 * publish.
 */
export async function shipToken(config: Config): Promise<string | null> {
  if (config.shipToken) return config.shipToken;
  if (config.isProduction) return null;
  const file = path.join(config.dataDir, SHIP_TOKEN_FILE);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known.trim();
  const token = randomBytes(32).toString('base64url');
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}

/** Describes a publisher without an account. */
export interface DeliveryKey {
  /** Is null for the token of the site itself. */
  readonly id: number | null;
  readonly name: string;
  /** Names the only remote that the key may publish; null means any. */
  readonly remote: string | null;
  /** Is the kind of that remote; null for the token of the site. */
  readonly kind: RemoteKind | null;
  readonly can_release: boolean;
  /** Holds the key that verifies signatures; null means that no signature is required. */
  readonly public_key: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Holds the delivery key of the request, on endpoints that accept one. */
    deliveryKey: DeliveryKey | null;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Reads the delivery key of a request before access is decided. */
export const deliveryKeys = fastifyPlugin(
  async (app: FastifyInstance) => {
    const siteToken = await shipToken(app.config);
    app.decorateRequest('deliveryKey', null);

    app.addHook('onRequest', async (request) => {
      if (!request.routeOptions.config.endpoint?.acceptsKeys) return;
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      if (siteToken && timingSafeEqual(digest(token), digest(siteToken))) {
        request.deliveryKey = {
          id: null,
          name: t('Token of the site'),
          remote: null,
          kind: null,
          can_release: true,
          public_key: null,
        };
        return;
      }
      if (!token.startsWith(TEAM_TOKEN_PREFIX)) return;
      const found = await findUsableKey(app.db, token);
      if (!found) return;
      const { id, name, remote, can_release: canRelease, public_key: publicKey } = found.key;
      if (found.kind === null)
        throw problem(
          'forbidden',
          t('{remote} has no grant. The communications team makes one under System.', { remote }),
        );
      request.deliveryKey = {
        ...{ id, name, remote, kind: found.kind },
        ...{ can_release: canRelease, public_key: publicKey },
      };
    });
  },
  { name: 'delivery-key', dependencies: ['core'] },
);
