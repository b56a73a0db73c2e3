import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Stops early once the signal is aborted, because the app waits for it when it closes. */
export type BackgroundWork = (signal: AbortSignal) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly background: {
      /**
       * Runs work that no response waits for, and logs `failure` as a warning if it throws. The promise never rejects.
       *
       *     void app.background.run('the search was not prepared', (signal) => readPages(signal));
       */
      run(failure: string, work: BackgroundWork): Promise<void>;
    };
  }
}

/** Closing the app ends background work before what it uses is gone. */
export const background = fastifyPlugin(
  async (app: FastifyInstance) => {
    const closing = new AbortController();
    const running = new Set<Promise<void>>();

    async function runLogged(failure: string, work: BackgroundWork): Promise<void> {
      try {
        await work(closing.signal);
      } catch (error) {
        // Work that fails because the app closes is no fault.
        if (!closing.signal.aborted) app.log.warn({ err: error }, failure);
      }
    }

    app.decorate('background', {
      run(failure: string, work: BackgroundWork) {
        const done = runLogged(failure, work).finally(() => running.delete(done));
        running.add(done);
        return done;
      },
    });
    app.addHook('preClose', async () => {
      closing.abort();
      await Promise.all(running);
    });
  },
  { name: 'background' },
);
