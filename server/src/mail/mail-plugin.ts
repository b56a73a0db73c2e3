import { t } from '@narthex/shared-contracts/translate';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { getOwnOrigin } from '../requests/own-origin';
import { readSite } from '../site/site-repository';
import { namedWriter } from '../writes/unit/writer';
import type { UnitOfWork } from '../writes/unit/unit-of-work';
import type { MailRequest, RequestedMails } from './request-mail';
import { createMailMetrics } from './mail-metrics';
import { MailSender } from './sender/mail-sender';
import { MAIL_CHANNEL, deleteMailRequest, deleteOldMail, type OutboxRow } from './outbox-repository';
import { folderTransport, smtpTransport } from './sender/mail-transport';
import { LATE_MAIL_MS, OLD_MAIL_CHECK_INTERVAL_MS, OUTBOX_CHECK_INTERVAL_MS } from './mail-policy';
import { readOutboxState } from './outbox-state-repository';
import { SECOND_MS } from '../time-units';

type Decide<T extends keyof RequestedMails> = (unit: UnitOfWork, asked: MailRequest<T>) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly mail: {
      /**
       * Sends what is due now, and resolves with the number of emails sent. A listening server calls it automatically.
       */
      sendDue(): Promise<number>;
      /** Registers what happens when somebody requests an email with this name by `requestMail`. */
      onRequested<T extends keyof RequestedMails>(name: T, decide: Decide<T>): void;
    };
  }
}

function getOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  return getOwnOrigin(app.config, address !== null && typeof address === 'object' ? address.port : undefined);
}

/** Sends the emails of the outbox while the server listens: to a mail server, or into a folder if none is set. */
export const mail = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { smtpUrl, mailFrom, dataDir } = app.config;
    const decisions = new Map<string, (unit: UnitOfWork, row: OutboxRow) => Promise<void>>();
    const decideRequested = async (row: OutboxRow) => {
      const decide = decisions.get(row.template);
      if (!decide) return false;
      await app.unitOfWorkBy(namedWriter(t('Visitor')), async (unit) => {
        await decide(unit, row);
        await deleteMailRequest(unit.tx, row.id);
      });
      return true;
    };
    const sender = new MailSender({
      db: app.db,
      transport: smtpUrl ? smtpTransport(smtpUrl) : folderTransport(path.join(dataDir, 'mail')),
      log: app.log,
      decideRequested,
      countOutcome: createMailMetrics(app),
      readSender: async () => ({
        site: await readSite(app.db),
        origin: getOrigin(app),
        from: mailFrom,
        fillText: await app.facts.filler(),
      }),
    });
    app.readiness.addWarning('outbox', async () => {
      const { oldestDueSeconds } = await readOutboxState(app.db);
      if (oldestDueSeconds * SECOND_MS > LATE_MAIL_MS)
        throw new Error(`An email has been due for ${Math.round(oldestDueSeconds)} s`);
    });
    app.decorate('mail', {
      sendDue: () => sender.sendDue(),
      onRequested: (name, decide) => {
        // `requestMail` stored the data, and its types connect it with the name.
        decisions.set(name, (unit, { to_email: toEmail, data }) =>
          decide(unit, { to: toEmail, data: data as never }),
        );
      },
    });

    const checkOutbox = () => {
      sender
        .sendDue()
        .catch((error: unknown) => app.log.warn({ err: error }, 'the outbox could not be read'));
    };
    app.jobs.add({ name: 'old-mail', everyMs: OLD_MAIL_CHECK_INTERVAL_MS, run: () => deleteOldMail(app.db) });
    let stopListening: () => Promise<void> = () => Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      stopListening = await app.database.listen(MAIL_CHANNEL, checkOutbox, checkOutbox);
      timer = setInterval(checkOutbox, OUTBOX_CHECK_INTERVAL_MS);
      timer.unref();
      checkOutbox();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await stopListening();
      await sender.stop();
    });
  },
  { name: 'mail', dependencies: ['jobs', 'facts', 'readiness'] },
);
