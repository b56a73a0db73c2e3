import { mkdir, writeFile } from 'node:fs/promises';
import type { Actor } from '@narthex/shared-contracts';
import { actor } from '@narthex/shared-contracts/testing';
import sharp from 'sharp';
import { withTestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import { media, uploads } from '../../database/schema/media';
import { problem } from '../../problem-error';
import { beginUpload } from './begin-upload';
import { createUploadCompleter, getUploading, uploadPath } from './complete-upload';

const app = withTestApp();
const createAdmin = async (): Promise<Actor> => ({
  ...actor('admin'),
  id: (await createUser(app(), { role: 'admin' })).id,
});
const PICTURE = { kind: 'picture', name: 'Choir day.jpg', bytes: 1000 } as const;

it('makes one file of an upload that is asked for twice at the same time, and again', async () => {
  const uploading = getUploading(app());
  const id = await beginUpload(uploading, await createAdmin(), PICTURE);
  await mkdir(uploading.drive.uploadFolder, { recursive: true });
  const picture = sharp({ create: { width: 64, height: 40, channels: 3, background: '#205080' } });
  await writeFile(uploadPath(uploading, id), await picture.jpeg().toBuffer());
  const complete = createUploadCompleter(uploading);
  const [first, second] = await Promise.all([complete(id), complete(id)]);
  expect(second.key).toBe(first.key);
  expect((await complete(id)).key).toBe(first.key);
  expect(await app().db.$count(media)).toBe(1);
});

it('knows no upload that was never begun', async () => {
  await expect(createUploadCompleter(getUploading(app()))('0'.repeat(32))).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('does not begin where the disk has no room for all of it', async () => {
  const uploading = getUploading(app());
  const admin = await createAdmin();
  const before = await app().db.$count(uploads);
  const ensureRoom = async (bytes = 0) => {
    if (bytes >= PICTURE.bytes) throw problem('storage_full');
  };
  const full = { ...uploading, drive: { ...uploading.drive, ensureRoom } };
  await expect(beginUpload(full, admin, PICTURE)).rejects.toMatchObject({ code: 'storage_full' });
  expect(await app().db.$count(uploads)).toBe(before);
  await expect(beginUpload(full, admin, { ...PICTURE, bytes: 999 })).resolves.toMatch(/^[\da-f]{32}$/);
});
