import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { readMailbox } from '../../../test/mail/visitors';
import { MIGRATIONS_FOLDER } from '../../database/open-database';
import { broadcasts, mailOutbox } from '../../database/schema/mail';
import { auditLog } from '../../database/schema/auth';
import { deleteOldMail } from '../../mail/outbox-repository';
import { measureDisk } from './measure-disk';

const app = withTestApp();
let headers: Record<string, string>;
const get = async (url: string) => (await app().inject({ url: `/api/v1/admin/${url}`, headers })).json();

beforeAll(async () => {
  ({ headers } = await signIn(app(), 'communication leader'));
});

/** Stores a failed email. */
async function failedMail(changes: Partial<typeof mailOutbox.$inferInsert> = {}) {
  const [row] = await app()
    .db.insert(mailOutbox)
    .values({
      to_email: `${crypto.randomUUID()}@demo.test`,
      template: 'passwordChanged',
      data: { first_name: 'Ann' },
      attempts: 8,
      failed_at: new Date(),
      error: '550 No such mailbox',
      ...changes,
    })
    .returning();
  if (!row) throw new Error('The email was not stored.');
  return row;
}
const retry = (id: number) =>
  app().inject({ method: 'POST', url: `/api/v1/admin/mail/${id}/retry`, headers });
const readRow = async (id: number) =>
  (await app().db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

describe('the status', () => {
  it('says how server, database, disk, mail and jobs are doing', async () => {
    await fs.mkdir(path.join(app().config.dataDir, 'media'), { recursive: true });
    await fs.writeFile(path.join(app().config.dataDir, 'media', 'picture.jpg'), Buffer.alloc(2048));
    await app().jobs.run('old-mail');
    const { data } = await get('system');
    expect(data).toMatchObject({
      server: { node_version: process.versions.node, environment: 'test' },
      database: { engine: app().database.engine, version: expect.stringMatching(/^\d+/) },
      mail: { goes_to: 'folder' },
    });
    expect(Date.parse(data.server.started_at)).toBeLessThan(Date.now());
    const files = (await fs.readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql'));
    expect(data.database.migrations).toBe(files.length);
    expect(data.database.size).toBeGreaterThan(0);
    expect(data.database.latency_ms).toBeGreaterThan(0);
    expect(data.disk.folders).toContainEqual({ name: 'media', size: 2048, files: 1 });
    expect(data.disk).toMatchObject({ store: 'folder', remotes: [] });
    expect(data.disk.total).toBeGreaterThan(data.disk.free);
    const job = data.jobs.find(({ name }: { name: string }) => name === 'old-mail');
    expect(job).toMatchObject({ every_minutes: 360, has_failed: false });
    expect(Math.abs(Date.parse(job.last_run_at) - Date.now())).toBeLessThan(60_000);
    const idle = data.jobs.find(({ name }: { name: string }) => name !== 'old-mail');
    expect(idle).toMatchObject({ last_run_at: null });
  });

  it('says that the site does not back itself up, and starts nothing, where no place is set', async () => {
    expect((await get('system')).data.backups).toMatchObject({ place: null, last: null, failure: null });
    const response = await app().inject({ method: 'POST', url: '/api/v1/admin/system/backups', headers });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^No place for backups is set/);
  });

  it('names no folder of the machine', async () => {
    expect(JSON.stringify(await get('system'))).not.toContain(app().config.dataDir);
  });
});

it('a folder that isn’t there takes no room', async () => {
  expect(await measureDisk('/nowhere/at/all')).toMatchObject({ folders: [], free: null, total: null });
});

describe('an email that was given up', () => {
  it('is listed, the last one first, and counted', async () => {
    await app().db.delete(mailOutbox);
    const first = await failedMail({ failed_at: new Date(Date.now() - 60_000) });
    const last = await failedMail({ data: {} });
    const { data } = await get('mail/failed');
    expect(data).toEqual([
      {
        id: last.id,
        to: last.to_email,
        template: 'passwordChanged',
        attempts: 8,
        failed_at: expect.any(String),
        error: '550 No such mailbox',
        can_retry: false,
      },
      expect.objectContaining({ id: first.id, can_retry: true }),
    ]);
    expect((await get('mail/failed?sort=failed_at')).data[0].id).toBe(first.id);
    expect((await get('system')).data.mail).toMatchObject({ failed: 2, waiting: 0 });
  });

  it('goes out again, and the audit says who saw to it', async () => {
    const { id, to_email: toEmail } = await failedMail();
    const response = await retry(id);
    expect(response.json()).toEqual({ success: true, message: 'The email waits to be sent again.' });
    expect(await readMailbox(app(), toEmail)).toMatchObject([{ subject: 'Your password was changed' }]);
    expect(await readRow(id)).toMatchObject({ failed_at: null, error: null, sent_at: expect.any(Date) });
    const entries = await app().db.select().from(auditLog).where(eq(auditLog.action, 'mail.retry'));
    expect(entries).toMatchObject([{ subject_id: String(id), after: { email: toEmail } }]);
  });

  it('that is a copy of a broadcast counts anew there', async () => {
    const [broadcast] = await app()
      .db.insert(broadcasts)
      .values({ subject: 'News', body: '<p>Hi</p>', audience: 'members', failed: 1, author_label: 'Zawadi' })
      .returning();
    const copy = await failedMail({ template: 'broadcast', data: {}, broadcast_id: broadcast?.id ?? 0 });
    expect((await retry(copy.id)).statusCode).toBe(200);
    const [after] = await app()
      .db.select()
      .from(broadcasts)
      .where(eq(broadcasts.id, broadcast?.id ?? 0));
    expect(after).toMatchObject({ failed: 0, version: 1 });
  });

  it('can’t be sent again once its text is gone, or when it isn’t given up', async () => {
    const { id } = await failedMail({ data: {} });
    expect((await retry(id)).statusCode).toBe(409);
    const waiting = await failedMail({ failed_at: null, next_attempt_at: new Date(Date.now() + 3_600_000) });
    expect((await retry(waiting.id)).statusCode).toBe(404);
    expect((await retry(999_999)).statusCode).toBe(404);
  });

  it('loses its text after a week', async () => {
    const old = await failedMail({ failed_at: new Date(Date.now() - 8 * 86_400_000) });
    const young = await failedMail();
    await deleteOldMail(app().db);
    expect(await readRow(old.id)).toMatchObject({ data: {} });
    expect(await readRow(young.id)).toMatchObject({ data: { first_name: 'Ann' } });
  });
});

it.each([
  ['GET', 'system'],
  ['GET', 'mail/failed'],
  ['POST', 'mail/1/retry'],
] as const)('%s %s is for full oversight alone', async (method, url) => {
  const status = async (kind: Kind) => {
    const person = await signIn(app(), kind);
    return (await app().inject({ method, url: `/api/v1/admin/${url}`, headers: person.headers })).statusCode;
  };
  expect(await status('admin')).not.toBe(403);
  for (const kind of ['elder', 'finance leader', 'youth leader', 'member'] as const)
    expect(await status(kind)).toBe(403);
  expect((await app().inject({ method, url: `/api/v1/admin/${url}` })).statusCode).toBe(401);
});

it('refuses a page or an order that there is not', async () => {
  for (const query of ['page=0', 'sort=error']) {
    const url = `/api/v1/admin/mail/failed?${query}`;
    expect((await app().inject({ url, headers })).statusCode).toBe(422);
  }
});
