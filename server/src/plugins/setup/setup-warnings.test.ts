import { buildTestApp } from '../../../test/build-app';
import type { Config } from '../../config';

const REAL = {
  isProduction: true,
  environment: 'production',
  publicOrigin: 'https://church.example',
} as const;

async function readWarnings(config: Partial<Config>, headers: Record<string, string> = {}) {
  const app = await buildTestApp({ config, modules: [] });
  await app.inject({ url: '/healthz', headers });
  const warnings = app.setupWarnings.list();
  await app.close();
  return warnings;
}

it('warns a real site of emails that go nowhere', async () => {
  expect(await readWarnings(REAL)).toContain('mail');
  expect(await readWarnings({ ...REAL, smtpUrl: 'smtps://mail.example' })).not.toContain('mail');
});

it('warns a real site of files that a second process would not find', async () => {
  const shared = { ...REAL, databaseUrl: 'postgres://db.example/narthex' };
  expect(await readWarnings(shared)).toContain('files');
  expect(await readWarnings({ ...shared, areFilesPlaced: true })).not.toContain('files');
});

it('warns of a proxy that the settings don’t name, in development too', async () => {
  const headers = { 'x-forwarded-for': '10.1.0.1' };
  expect(await readWarnings({}, headers)).toEqual(['proxy']);
  expect(await readWarnings({ trustProxy: 1 }, headers)).toEqual([]);
});

it('says nothing in development', async () => {
  expect(await readWarnings({ databaseUrl: 'postgres://db.example/narthex' })).toEqual([]);
});
