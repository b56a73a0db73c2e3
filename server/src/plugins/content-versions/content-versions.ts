import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContentSubject } from '@narthex/shared-contracts';
import type { Transaction } from '../../database/database-handle';
import { contentVersions } from '../../database/schema/people/auth';

const CHANNEL = 'narthex_content';

export interface ContentVersion {
  readonly subject: string;
  readonly version: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly contentVersions: {
      /**
       * Raises the version of these subjects in the transaction of a write. Other processes are told when it is
       * committed; this one learns the result right after (`learn`), before it answers.
       */
      bump(tx: Transaction, subjects: readonly ContentSubject[]): Promise<readonly ContentVersion[]>;
      learn(versions: readonly ContentVersion[]): void;
    };
    /** Grows with every change of the subject, or of any subject. A cache key: what was made for an older one is stale. */
    contentVersion(subject?: ContentSubject): number;
  }
}

export const contentVersioning = fastifyPlugin(
  async (app: FastifyInstance) => {
    const versions = new Map<string, number>();
    const learn = (subject: string, version: number) => {
      versions.set(subject, Math.max(version, versions.get(subject) ?? 0));
    };

    const load = async () => {
      for (const row of await app.db.select().from(contentVersions)) learn(row.subject, row.version);
    };
    const handleNotification = (payload: string) => {
      const [subject = '', version] = payload.split(' ');
      if (subject && Number.isSafeInteger(Number(version))) learn(subject, Number(version));
    };

    const bump = async (tx: Transaction, subjects: readonly ContentSubject[]) => {
      const bumped: ContentVersion[] = [];
      // In one order everywhere, so that two writes never wait for each other's row.
      for (const subject of [...subjects].sort()) {
        const [row] = await tx
          .insert(contentVersions)
          .values({ subject, version: 1 })
          .onConflictDoUpdate({
            target: contentVersions.subject,
            set: { version: sql`${contentVersions.version} + 1` },
          })
          .returning();
        if (!row) continue;
        bumped.push(row);
        await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${row.subject} ${row.version}`})`);
      }
      return bumped;
    };

    app.decorate('contentVersions', {
      bump,
      learn: (learned) => learned.forEach(({ subject, version }) => learn(subject, version)),
    });
    app.decorate('contentVersion', (subject) => {
      if (subject) return versions.get(subject) ?? 0;
      return [...versions.values()].reduce((sum, version) => sum + version, 0);
    });

    let stopListening: () => Promise<void> = () => Promise.resolve();
    app.addHook('onClose', () => stopListening());
    app.addHook('onReady', async () => {
      stopListening = await app.database.listen(CHANNEL, handleNotification, () => {
        load().catch((error: unknown) => app.log.error({ err: error }, 'content versions could not be read'));
      });
      await load();
    });
  },
  { name: 'content-versions', dependencies: ['core'] },
);
