import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openDeltaStore, type DeltaRequest, type DeltaStore } from './delta-store';
import { DeltaThread } from './thread/delta-thread';
import { readAvailableDictionary } from './dictionary-headers';

/** Describes a built file that browsers may use as a dictionary for its later versions. */
export interface DictionaryFile extends Omit<DeltaRequest, 'dictionary'> {
  /** Matches the URLs of all versions of the file. */
  readonly match: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly deltas: Pick<DeltaStore, 'prepare'> & {
      /** Returns what has changed in the file since the version that the browser has, or null. */
      find(request: FastifyRequest, file: DictionaryFile): Buffer | null;
    };
  }
}

/** Provides what has changed between the versions of a built file, for browsers that have an earlier one (RFC 9842). */
export const deltas = fastifyPlugin(
  async (app: FastifyInstance) => {
    const store = openDeltaStore({ readBlob: app.blobs.read, thread: new DeltaThread(), log: app.log });
    app.addHook('onClose', () => store.close());
    app.decorate('deltas', {
      prepare: store.prepare,
      find(request, file) {
        const dictionary = readAvailableDictionary(request);
        return dictionary === null ? null : store.find({ ...file, dictionary });
      },
    });
  },
  { name: 'deltas', dependencies: ['blobs'] },
);
