import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { withTestDatabase } from '../../../test/database';
import { auditAddresses, auditLog, users } from '../../database/schema/auth';
import { idempotencyKeys } from '../../database/schema/writes';
import { readContentVersions } from '../../plugins/content-versions/content-version-repository';
import {
  deleteOldKeys,
  readIdempotencyKey,
  refuseKeyOfFile,
  type IdempotentRequest,
} from './idempotency-repository';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work';
import { namedWriter, type Writer } from './writer';

const database = withTestDatabase();
const db = () => database().db;
const writer = namedWriter('Test', { id: 'request-1', ip: '10.0.0.1' });
const entry = { action: 'thing.make', subjectType: 'thing' };

const write = <T>(work: (unit: UnitOfWork) => Promise<T>, more: { key?: IdempotentRequest | null } = {}) =>
  runUnitOfWork(db(), { writer, subjects: ['songs'], ...more }, work);
const readVersion = async (subject: string) =>
  (await readContentVersions(db())).find((row) => row.subject === subject)?.version ?? 0;
const lastAudit = async () => (await db().select().from(auditLog).orderBy(asc(auditLog.id))).at(-1);

describe('content versions', () => {
  it('grow with the write for what it names, in the order of their names', async () => {
    const before = await readVersion('songs');
    const { result, versions } = await write(async ({ invalidates }) => {
      invalidates('sermons', 'about');
      invalidates('songs');
      return 'done';
    });
    expect(result).toBe('done');
    expect(versions.map(({ subject }) => subject)).toEqual(['about', 'sermons', 'songs']);
    expect(versions[2]?.version).toBe(before + 1);
    expect(await readVersion('songs')).toBe(before + 1);
    expect((await write(async () => null)).versions).toEqual([{ subject: 'songs', version: before + 2 }]);
  });

  it('stay when nothing changed after all, or nothing was named', async () => {
    const before = await readContentVersions(db());
    expect((await write(async ({ changesNothing }) => changesNothing())).versions).toEqual([]);
    expect((await runUnitOfWork(db(), { writer }, async () => 1)).versions).toEqual([]);
    expect(await readContentVersions(db())).toEqual(before);
  });

  it('are told to every process', async () => {
    const messages: string[] = [];
    let hear: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => (hear = resolve));
    // The listener must exist before anything is written.
    await database().listen('narthex_content', (payload) => {
      messages.push(payload);
      hear();
    });
    await write(async () => null);
    await heard;
    expect(messages).toEqual([`songs ${await readVersion('songs')}`]);
  });

  it('stay with everything else when the work fails', async () => {
    const before = [await readVersion('songs'), await db().$count(auditLog)];
    const failing = write(async ({ audit }) => {
      await audit(entry);
      throw new Error('Half-way');
    });
    await expect(failing).rejects.toThrow('Half-way');
    expect([await readVersion('songs'), await db().$count(auditLog)]).toEqual(before);
  });
});

describe('the audit', () => {
  it('records who did what, without secrets', async () => {
    await write(({ audit }) =>
      audit({ ...entry, subjectId: 7, before: { title: 'Old', token: 'x' }, after: { password: 'y' } }),
    );
    expect(await lastAudit()).toMatchObject({
      actor_id: null,
      actor_label: 'Test',
      action: 'thing.make',
      subject_type: 'thing',
      subject_id: '7',
      before: { title: 'Old', token: '[redacted]' },
      after: { password: '[redacted]' },
      request_id: 'request-1',
    });
  });

  it('leaves out what there is not', async () => {
    await write(({ audit }) => audit(entry));
    expect(await lastAudit()).toMatchObject({ subject_id: null, before: null, after: null });
  });

  it('names who signs in, before the request has a session', async () => {
    const [user] = await db()
      .insert(users)
      .values({ email: 'a@demo.test', password_hash: '-', first_name: 'Neema', last_name: 'Achieng' })
      .returning();
    await write(({ audit }) => audit({ ...entry, ...(user && { actor: user }) }));
    expect(await lastAudit()).toMatchObject({ actor_id: user?.id, actor_label: 'Neema Achieng' });
  });

  it('stores the IP address of a request apart from the entry, and none for the server itself', async () => {
    const addressOf = async (from: Writer) => {
      await runUnitOfWork(db(), { writer: from }, ({ audit }) => audit(entry));
      const id = (await lastAudit())?.id ?? 0;
      return db().select().from(auditAddresses).where(eq(auditAddresses.entry_id, id));
    };
    expect(await addressOf(writer)).toEqual([{ entry_id: expect.any(Number), address: '10.0.0.1' }]);
    expect(await addressOf(namedWriter('Nightly job'))).toEqual([]);
  });

  it('undoes the work when it cannot be written', async () => {
    const before = await readVersion('songs');
    const failing = write(async ({ tx, audit }) => {
      await tx.insert(users).values({ first_name: 'Half', last_name: 'Written' });
      // The log accepts only existing accounts as authors.
      await audit({ ...entry, actor: { id: 0, first_name: 'No', last_name: 'Body' } });
    });
    await expect(failing).rejects.toMatchObject({ cause: { message: expect.stringContaining('actor_id') } });
    expect(await db().$count(users, eq(users.first_name, 'Half'))).toBe(0);
    expect(await readVersion('songs')).toBe(before);
  });

  it('refuses to be changed, emptied or shortened', async () => {
    await write(({ audit }) => audit(entry));
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    });
    await expect(db().update(auditLog).set({ actor_label: 'Nobody' })).rejects.toEqual(refused);
    await expect(db().delete(auditLog)).rejects.toEqual(refused);
    await expect(db().execute(sql`truncate audit_log cascade`)).rejects.toEqual(refused);
  });

  it('lets a transaction that says so remove what is past its retention', async () => {
    await write(({ audit }) => audit(entry));
    await db().transaction(async (tx) => {
      await tx.execute(sql`set local narthex.audit_retention = 'on'`);
      await tx.delete(auditLog);
    });
    expect(await db().$count(auditLog)).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  const request = (more: object = {}) =>
    ({
      method: 'POST',
      url: '/api/v1/things',
      headers: { 'idempotency-key': 'a-key_of-8' },
      body: { title: 'One' },
      actor: null,
      routeOptions: { config: { endpoint: { name: 'things.create' } } },
      ...more,
    }) as unknown as FastifyRequest;
  const named = (key: unknown) => request({ headers: { 'idempotency-key': key } });
  const getKey = (more?: object) => readIdempotencyKey(request(more));

  it('belongs to who sent it, for this endpoint and this body', () => {
    expect(getKey()).toEqual({
      owner: expect.stringMatching(/^visitor [0-9a-f]{64}$/),
      key: 'a-key_of-8',
      endpoint: 'things.create',
      request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(getKey({ actor: { id: 4 } })?.owner).toBe('user 4');
    expect(getKey({ actor: { id: 4 }, isolatedRemote: 'choir' })?.owner).toBe('user 4 through choir');
    expect(getKey({ body: { title: 'Two' } })?.owner).not.toBe(getKey()?.owner);
    const hash = getKey()?.request_hash;
    expect(getKey()?.request_hash).toBe(hash);
    expect(getKey({ body: { title: 'Two' } })?.request_hash).not.toBe(hash);
    expect(getKey({ url: '/api/v1/others' })?.request_hash).not.toBe(hash);
    expect(getKey({ body: undefined })?.request_hash).toBe(getKey({ body: null })?.request_hash);
  });

  it('means nothing where repeating does no harm', () => {
    expect(getKey({ method: 'PUT' })).toBeNull();
    expect(getKey({ headers: {} })).toBeNull();
    expect(getKey({ routeOptions: { config: {} } })).toBeNull();
    expect(getKey({ routeOptions: { config: { endpoint: { name: 'x', isIdempotent: true } } } })).toBeNull();
  });

  it('means nothing where no trace of the call may be stored', () => {
    const endpoint = { name: 'auth.login', isConfidential: true };
    expect(getKey({ routeOptions: { config: { endpoint } } })).toBeNull();
  });

  it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x'])(
    'is refused with a form of files: %s',
    (type) => {
      const form = { 'content-type': type };
      const key = { 'idempotency-key': 'a-key_of-8' };
      expect(() => refuseKeyOfFile(request({ headers: { ...form, ...key } }))).toThrow(
        expect.objectContaining({
          code: 'bad_request',
          message: 'A form with a file takes no Idempotency-Key.',
        }),
      );
      expect(() => refuseKeyOfFile(request({ headers: form }))).not.toThrow();
      expect(() => refuseKeyOfFile(request({ headers: key }))).not.toThrow();
      const json = { 'content-type': 'application/json; x=multipart/', ...key };
      expect(() => refuseKeyOfFile(request({ headers: json }))).not.toThrow();
    },
  );

  it.each(['short-7', 'x'.repeat(201), 'with space', 'semi;colon', '!12345678', '12345678!', ''])(
    'is refused as %j',
    (key) => {
      expect(() => readIdempotencyKey(named(key))).toThrow(
        expect.objectContaining({
          code: 'bad_request',
          message: 'An Idempotency-Key is 8 to 200 letters, digits, - or _.',
        }),
      );
    },
  );

  it.each(['12345678', 'x'.repeat(200)])('is taken as %j', (key) => {
    expect(readIdempotencyKey(named(key))?.key).toBe(key);
  });

  it('makes the work run once, and returns what was stored', async () => {
    const key = getKey({ headers: { 'idempotency-key': 'runs-once' } });
    let runs = 0;
    const work = async () => ({ run: (runs += 1) });
    expect((await write(work, { key })).result).toEqual({ run: 1 });
    const before = await readVersion('songs');
    expect(await write(work, { key })).toEqual({ result: { run: 1 }, versions: [] });
    expect(runs).toBe(1);
    expect(await readVersion('songs')).toBe(before);
    const others = key && { ...key, owner: 'user 9' };
    expect((await write(work, { key: others })).result).toEqual({ run: 2 });
    expect((await write(work, { key })).result).toEqual({ run: 1 });
  });

  it.each([
    ['endpoint', { endpoint: 'others.create' }],
    ['body', { request_hash: 'other' }],
  ])('is refused for another %s', async (_, other) => {
    const key = getKey({ headers: { 'idempotency-key': 'used-for-one' } });
    await write(async () => 1, { key });
    const again = write(async () => 2, { key: key && { ...key, ...other } });
    await expect(again).rejects.toMatchObject({
      code: 'conflict',
      message: 'This Idempotency-Key was used for another request.',
    });
  });

  it('makes work without a result run once too', async () => {
    const key = getKey({ headers: { 'idempotency-key': 'no-result' } });
    const work = jest.fn(async () => undefined);
    await write(work, { key });
    expect(await write(work, { key })).toEqual({ result: null, versions: [] });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is free again when the work failed', async () => {
    const key = getKey({ headers: { 'idempotency-key': 'failed-first' } });
    await expect(write(() => Promise.reject(new Error('no')), { key })).rejects.toThrow('no');
    expect((await write(async () => 2, { key })).result).toBe(2);
  });

  it('is forgotten when its owner has sent many others since, and nobody else’s is', async () => {
    const bounds = { idempotencyKeysPerAccount: 3 };
    const run = (owner: string, key: string) => {
      const sent = getKey({ headers: { 'idempotency-key': key } });
      return runUnitOfWork(db(), { writer, bounds, key: sent && { ...sent, owner } }, async () => key);
    };
    await run('user 7', 'key-of-somebody-else');
    for (const key of ['key-number-1', 'key-number-2', 'key-number-3', 'key-number-4', 'key-number-5'])
      await run('user 8', key);
    const list = async (owner: string) =>
      (await db().select().from(idempotencyKeys).where(eq(idempotencyKeys.owner, owner)))
        .map(({ key }) => key)
        .sort();
    expect(await list('user 8')).toEqual(['key-number-3', 'key-number-4', 'key-number-5']);
    expect(await list('user 7')).toEqual(['key-of-somebody-else']);
  });

  it('is forgotten after a day', async () => {
    await db().delete(idempotencyKeys);
    await write(async () => 1, { key: getKey({ headers: { 'idempotency-key': 'yesterday' } }) });
    await db()
      .update(idempotencyKeys)
      .set({ created_at: sql`now() - interval '25 hours'` });
    await write(async () => 1, { key: getKey({ headers: { 'idempotency-key': 'today-is-kept' } }) });
    await deleteOldKeys(db());
    const left = await db().select({ key: idempotencyKeys.key }).from(idempotencyKeys);
    expect(left).toEqual([{ key: 'today-is-kept' }]);
  });
});
