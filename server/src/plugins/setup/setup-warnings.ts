import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SetupWarning } from '@narthex/shared-contracts/schemas/system';
import { isStrongRole } from './role-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Holds what is set up in a way that a site can live with, but should not. The screen System shows it. */
    readonly setupWarnings: {
      /** Logs the sentence, once for each warning. */
      add(warning: SetupWarning, sentence: string): void;
      list(): readonly SetupWarning[];
    };
  }
}

const NO_MAIL_SERVER =
  'SMTP_URL is not set: no email leaves this site, and links that open accounts lie in DATA_DIR/mail. ' +
  'Set SMTP_URL to your mail server.';
const FILES_IN_DATA_FOLDER =
  'DATABASE_URL names a database that several processes can share, and the files are in DATA_DIR, where only this one ' +
  'finds them. Set FILES_DIR to a folder that all processes share (DATA_DIR itself, on one machine), or S3_BUCKET.';
const STRONG_ROLE =
  'The role of DATABASE_URL may do more than the site needs (superuser, or roles, databases and replication). ' +
  'Make a role that only owns the database: CREATE ROLE narthex LOGIN; ALTER DATABASE narthex OWNER TO narthex.';

/** Looks at the start of a real site for settings that are unwise. Those that are unsafe have stopped the start before. */
export const setupWarnings = fastifyPlugin(
  async (app: FastifyInstance) => {
    const found = new Set<SetupWarning>();
    app.decorate('setupWarnings', {
      add(warning: SetupWarning, sentence: string) {
        if (found.has(warning)) return;
        found.add(warning);
        app.log.warn(sentence);
      },
      list: () => [...found],
    });
    app.metrics.gauge({
      name: 'narthex_setup_warnings',
      help: '1 for each setting that is unwise.',
      labelNames: ['warning'],
      read: async () => [...found].map((warning) => ({ labels: { warning }, value: 1 })),
    });

    const { isProduction, smtpUrl, databaseUrl, areFilesPlaced } = app.config;
    if (!isProduction) return;
    app.addHook('onReady', async () => {
      const { add } = app.setupWarnings;
      if (smtpUrl === undefined) add('mail', NO_MAIL_SERVER);
      if (databaseUrl !== undefined && !areFilesPlaced) add('files', FILES_IN_DATA_FOLDER);
      if (app.database.engine === 'postgres' && (await isStrongRole(app.db))) add('role', STRONG_ROLE);
    });
  },
  { name: 'setup-warnings', dependencies: ['core', 'metrics'] },
);
