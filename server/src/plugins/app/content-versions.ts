import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { contentVersions } from '../../database/schema/auth';

/** What a page may show. A write names the subjects whose pages it changes. */
export const CONTENT_SUBJECTS = [
  'site',
  'homepage',
  'events',
  'leaders',
  'announcements',
  'prayer',
  'worship-services',
  'church-projects',
  'about',
  'sermons',
  'gallery',
  'members',
  'calendar',
  'media',
] as const;
export type ContentSubject = (typeof CONTENT_SUBJECTS)[number];

const CHANNEL = 'narthex_content';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells every process that pages which show this subject are out of date. Call it after the write is committed. */
    changed(...subjects: readonly ContentSubject[]): Promise<void>;
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

    const bump = async (subject: ContentSubject) => {
      const [row] = await app.db
        .insert(contentVersions)
        .values({ subject, version: 1 })
        .onConflictDoUpdate({
          target: contentVersions.subject,
          set: { version: sql`${contentVersions.version} + 1` },
        })
        .returning();
      if (!row) return;
      learn(row.subject, row.version);
      await app.database.notify(CHANNEL, `${row.subject} ${row.version}`);
    };

    app.decorate('changed', async (...subjects) => {
      for (const subject of new Set<ContentSubject>(subjects)) await bump(subject);
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
