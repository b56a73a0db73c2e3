import { setPhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import fastifyPlugin from 'fastify-plugin';
import type { Queryable } from '../database/database-handle';
import { describeWrongPhone, setPhoneRegion } from './phone-number';

interface Options {
  readonly readSite: (db: Queryable) => Promise<Pick<Site, 'locale'>>;
}

/** Checks and stores phones as numbers of the country that the site is in, for every form. */
export const phones = fastifyPlugin<Options>(
  async (app, { readSite }) => {
    setPhoneCheck(describeWrongPhone);
    setPhoneRegion((await readSite(app.db)).locale);
  },
  { name: 'phones', dependencies: ['core'] },
);
