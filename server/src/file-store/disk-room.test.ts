import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signIn, withTestApp } from '../../test/build-app';
import { buildPackage, createUpload, grant } from '../../test/remote-factories';
import { appendUpload, beginUpload, sendForm } from '../../test/storage/send-files';
import { DEFAULT_BOUNDS } from '../bounds';
import { uploads } from '../database/schema/media';
import { originalPath } from '../media/drive';

const app = withTestApp({
  config: { bounds: { ...DEFAULT_BOUNDS, freeDiskFloorBytes: Number.MAX_SAFE_INTEGER } },
});
const FULL = 'The server has no room for more files. Please tell the church office, and try again later.';

let headers: Record<string, string>;
let userId = 0;
beforeAll(async () => {
  const admin = await signIn(app(), 'admin');
  ({ headers } = admin);
  userId = admin.user.id;
});

/** Continues an upload that began while there was room. */
async function goOn() {
  const folder = app().media.drive.uploadFolder;
  const id = crypto.randomUUID().replaceAll('-', '');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, id), '');
  await app().db.insert(uploads).values({ id, user_id: userId, kind: 'picture', name: 'dawn.jpg', bytes: 9 });
  return appendUpload(app(), headers, `/uploads/${id}`, Buffer.alloc(9));
}

async function publish() {
  const remotePackage = buildPackage({ remote: 'full' });
  await grant(app(), remotePackage);
  const sent = await createUpload(remotePackage);
  const url = '/api/v1/delivery/versions';
  return app().inject({ method: 'POST', url, ...sent, headers: { ...headers, ...sent.headers } });
}

it.each([
  ['begins an upload', () => beginUpload(app(), headers, 'picture', 10)],
  ['goes on with one', goOn],
  ['sends a gallery form', () => sendForm(app(), headers, '/api/v1/gallery', 'image', Buffer.alloc(9))],
  ['sends a sermon', () => sendForm(app(), headers, '/api/v1/sermons/upload', 'audio', Buffer.alloc(9))],
  ['publishes a remote', publish],
])('whoever %s while the disk is nearly full is told so', async (_name, send) => {
  const refused = await send();
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({ code: 'storage_full', message: FULL });
});

it('lets nothing of the server itself fill the disk either', async () => {
  const stored = app().media.drive.disk.put(originalPath('dawn'), 'words');
  await expect(stored).rejects.toMatchObject({ cause: { message: FULL } });
});
