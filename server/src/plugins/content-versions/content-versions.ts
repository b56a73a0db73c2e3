import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContentSubject } from '@narthex/shared-contracts';
import { CONTENT_CHANNEL, readContentVersions, type ContentVersion } from './content-version-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns a number that grows with every change of the subject, or of any subject. As part of a cache key
     * it makes older entries stale.
     */
    contentVersion(subject?: ContentSubject): number;
    /** Stores the versions that a write of this process has raised, before the notification arrives. */
    learnContentVersions(versions: readonly ContentVersion[]): void;
  }
}

/**
 * Keeps the versions of all content in memory. The unit of work raises them, and each process is notified.
 */
export const contentVersioning = fastifyPlugin(
  async (app: FastifyInstance) => {
    const versions = new Map<string, number>();
    let sum = 0;
    const learn = (learned: readonly ContentVersion[]) => {
      // The notification of an older version may arrive after that of a newer one.
      for (const { subject, version } of learned) {
        const known = versions.get(subject) ?? 0;
        if (version <= known) continue;
        versions.set(subject, version);
        sum += version - known;
      }
    };
    const load = async () => learn(await readContentVersions(app.db));
    const handleNotification = (payload: string) => {
      const [, subject, version] = /^(\S+) (\d+)$/.exec(payload) ?? [];
      if (subject) learn([{ subject, version: Number(version) }]);
    };

    app.decorate('learnContentVersions', learn);
    app.decorate('contentVersion', (subject) => (subject ? (versions.get(subject) ?? 0) : sum));

    let stopListening: () => Promise<void> = () => Promise.resolve();
    app.addHook('onClose', () => stopListening());
    app.addHook('onReady', async () => {
      stopListening = await app.database.listen(CONTENT_CHANNEL, handleNotification, () => {
        load().catch((error: unknown) => app.log.error({ err: error }, 'content versions could not be read'));
      });
      await load();
    });
  },
  { name: 'content-versions', dependencies: ['core'] },
);
