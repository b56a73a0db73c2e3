import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toExactOffsetTime } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { isApiRequest } from '../../endpoints/route-table';
import { changeTexts } from '../../requests/change-texts';

export interface ChurchTimeOptions {
  readonly readTimeZone: (db: Queryable) => Promise<string>;
}

/** As programs and the database write an instant, and people don't. */
const UTC_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3,6})?(Z|\+00:00)$/;

/**
 * The boundary where instants get the church's zone. Front ends of these calls take the part before the T as the day and
 * the part after it as the time: in UTC, what begins at half past midnight would stand under the day before.
 */
export const churchTime = fastifyPlugin(
  async (app: FastifyInstance, { readTimeZone }: ChurchTimeOptions) => {
    let known: { readonly version: number; readonly timeZone: string } | undefined;

    async function getTimeZone(): Promise<string> {
      // The version is read first: a setting that changes meanwhile is read again by the next response.
      const version = app.contentVersion('site');
      if (known?.version !== version) known = { version, timeZone: await readTimeZone(app.db) };
      return known.timeZone;
    }

    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!isApiRequest(request)) return payload;
      const timeZone = await getTimeZone();
      return changeTexts(payload, (text) =>
        UTC_INSTANT.test(text) ? toExactOffsetTime(text, timeZone) : text,
      );
    });
  },
  { name: 'church-time', dependencies: ['endpoints', 'content-versions'] },
);
