import { randomBytes } from 'node:crypto';
import { openFileStore } from '@narthex/server/file-store/open-file-store';
import { openMediaDrive } from '@narthex/server/media/drive';
import type { Seed } from '@narthex/server/start/start-server';
import { seedDatabase } from './seed-database';

/** The seed of a started server: around today, with the password of the settings or a random one. */
export const demoSeed: Seed = async ({ db, config, passwords, logger, onStart }) => {
  const demo = await seedDatabase({
    db,
    drive: openMediaDrive(await openFileStore(config)),
    now: new Date(),
    demoPassword: config.demoPassword ?? randomBytes(9).toString('base64url'),
    hashPassword: passwords.hash,
    isProduction: config.isProduction,
    onStart,
  });
  if (demo) logger.info({ accounts: demo.accounts.length }, 'demo data was seeded');
  return demo;
};
