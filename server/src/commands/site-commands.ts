import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { z } from 'zod';
import { CREATE_ADMIN } from './create-admin';
import { ROTATE_SECRETS } from './rotate-secrets';
import { CHECK_SET_UP, SET_UP } from './set-up';
import { COMMAND_LINE, runWith, type CommandContext, type SiteCommand } from './site-command';

/** Loads a command when it is run, because few starts ever run it. */
export type LoadCommand = () => Promise<SiteCommand<z.ZodType, z.ZodType<object>>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Holds the commands that write to the site, which the running server runs for the command line. */
    readonly siteCommands: { add(name: string, load: LoadCommand): void };
  }
}

export const siteCommands = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { db, config, passwords } = app;
    const context: CommandContext = {
      db,
      config,
      passwords,
      write: (work) => app.unitOfWorkBy(COMMAND_LINE, work),
    };
    const add = (name: string, load: LoadCommand) =>
      app.commandChannel.handle(name, async (given) => runWith(await load(), context, given));
    app.decorate('siteCommands', { add });
    add(CREATE_ADMIN.name, async () => CREATE_ADMIN);
    add(SET_UP.name, async () => SET_UP);
    add(CHECK_SET_UP.name, async () => CHECK_SET_UP);
    add(ROTATE_SECRETS.name, async () => ROTATE_SECRETS);
  },
  { name: 'site-commands', dependencies: ['command-channel', 'passwords', 'unit-of-work'] },
);
