import type { Check, Finding } from '../check';
import { listEventsWithoutDates, planLostDates } from './event-date-repository';
import * as repository from './row-repository';

const CLOCK_TOLERANCE_MS = 5_000;
const NAMED = 5;
const FIRST_VERSION = 150_000;
const FIX = 'Stop the site and run npm run doctor -- --fix, which counts again.';

const found = (isFound: boolean, problem: string, advice: string, isHint = false): Finding[] =>
  isFound ? [{ problem, advice, ...(isHint && { isHint }) }] : [];

/** Are about rows of the database, and about its server. */
export const ROW_CHECKS: readonly Check[] = [
  {
    name: 'seats of events',
    find: async ({ db }) => {
      const count = await repository.countWrongSeats(db);
      return found(count > 0, `${count} dates of events count other seats than their RSVPs take.`, FIX);
    },
    fix: { needsDatabase: true, run: ({ db }) => repository.fixSeats(db) },
  },
  {
    name: 'dates of events',
    find: async ({ db }) => {
      const events = await listEventsWithoutDates(db);
      const titles = events.slice(0, NAMED).map(({ title }) => `“${title}”`);
      const problem = `${events.length} events have lost their dates: ${titles.join(', ')}${events.length > NAMED ? ' …' : ''}.`;
      return found(
        events.length > 0,
        problem,
        'Stop the site and run npm run doctor -- --fix, or save each of them once.',
      );
    },
    fix: { needsDatabase: true, run: ({ db }) => planLostDates(db) },
  },
  {
    name: 'next dates of events',
    find: async ({ db }) => {
      const count = await repository.countWrongNextDates(db);
      return found(count > 0, `${count} events have another next date than the one that comes next.`, FIX);
    },
    fix: { needsDatabase: true, run: ({ db }) => repository.fixNextDates(db) },
  },
  {
    name: 'members of ministries',
    find: async ({ db }) => {
      const count = await repository.countWrongMembers(db);
      return found(count > 0, `${count} ministries count other members than they have.`, FIX);
    },
    fix: { needsDatabase: true, run: ({ db }) => repository.fixMembers(db) },
  },
  {
    name: 'figures of the dashboards',
    find: async ({ db }) => {
      const names = await repository.listWrongFigures(db);
      return found(names.length > 0, `Figures differ from what they count: ${names.join(', ')}.`, FIX);
    },
    fix: { needsDatabase: true, run: ({ db }) => repository.fixFigures(db) },
  },
  {
    name: 'numbers of new rows',
    find: async ({ db }) => {
      const tables = await repository.listSequencesBehind(db);
      const problem = `New rows would get numbers that others have: ${tables.join(', ')}.`;
      return found(tables.length > 0, problem, 'Stop the site and run npm run doctor -- --fix.');
    },
    fix: { needsDatabase: true, run: ({ db }) => repository.fixSequences(db) },
  },
  {
    name: 'administrators',
    find: async ({ db }) => {
      const { active, invited } = await repository.countAdministrators(db);
      return invited > 0
        ? found(
            active === 0,
            'The administrator has not opened their invitation yet.',
            'Ask them to, or run npm run create-admin with --reset and --invite for a new link.',
          )
        : found(
            active === 0,
            'Nobody can administer the site.',
            'Run npm run setup, or npm run create-admin.',
          );
    },
  },
  {
    name: 'demo accounts',
    find: async ({ db, config }) => {
      const count = config.isProduction ? await repository.countDemoAccounts(db) : 0;
      const problem = `${count} demo accounts can sign in to a production site.`;
      return found(count > 0, problem, 'Delete the accounts that end in @demo.test.');
    },
  },
  {
    name: 'emails',
    find: async ({ db }) => {
      const { failed, late } = await repository.countStuckMail(db);
      return [
        ...found(
          failed > 0,
          `${failed} emails could not be sent.`,
          'Look at them on the screen System.',
          true,
        ),
        ...found(
          late > 0,
          `${late} emails have waited for more than an hour.`,
          'Check that the site runs and that the mail server of SMTP_URL takes emails.',
        ),
      ];
    },
  },
  {
    name: 'clock',
    find: async ({ db, engine }) => {
      if (engine === 'pglite') return [];
      const server = await repository.describeServer(db);
      const difference = Math.abs((server?.now.getTime() ?? 0) - Date.now());
      return found(
        difference > CLOCK_TOLERANCE_MS,
        `The clocks of this machine and of the database differ by ${Math.round(difference / 1000)} s.`,
        'Let both follow a time server.',
      );
    },
  },
  {
    name: 'database server',
    find: async ({ db, engine }) => {
      const server = engine === 'postgres' ? await repository.describeServer(db) : undefined;
      if (!server) return [];
      return [
        ...found(
          server.version < FIRST_VERSION,
          'The PostgreSQL server is older than version 15.',
          'Update it: the site is tested on 15 and 18.',
        ),
        ...found(
          server.is_superuser,
          'The site connects as a superuser of the PostgreSQL server.',
          'Give it a role of its own that owns this database and nothing else.',
          true,
        ),
      ];
    },
  },
];
