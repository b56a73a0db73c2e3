import { UPLOAD_KINDS, isUploadKind } from '@narthex/shared-contracts';
import { KINDS, signIn, withTestApp, type Kind } from '../../../test/build-app';
import { originalPath } from '../../media/drive';
import { insertMedia } from './repository';

const app = withTestApp();

/** Lists who may read other people's files of these kinds; all other kinds are public. */
const READERS: Readonly<Record<string, readonly Kind[]>> = {
  attachment: ['pastoral leader', 'elder', 'pastor', 'communication leader', 'admin'],
};
const FILE_KINDS = Object.keys(UPLOAD_KINDS).filter(isUploadKind);
const PEOPLE = Object.keys(KINDS) as readonly Kind[];

async function storeFile(kind: (typeof FILE_KINDS)[number], uploadedBy: number): Promise<string> {
  const key = `form-${crypto.randomUUID()}.pdf`;
  await app().media.drive.disk.put(originalPath(key), 'signed');
  const { readers = null } = UPLOAD_KINDS[kind];
  await insertMedia(app().db, [
    { key, kind: 'document', content_type: 'application/pdf', bytes: 6, uploaded_by: uploadedBy, readers },
  ]);
  return `/media/${key}`;
}

const readStatus = async (url: string, headers = {}) => (await app().inject({ url, headers })).statusCode;

const CASES = FILE_KINDS.flatMap((kind) =>
  PEOPLE.map((who) => [kind, who, (READERS[kind] ?? PEOPLE).includes(who) ? 200 : 403] as const),
);

it.each(CASES)(
  'a file of the kind %s that somebody else sent, opened by a %s: %i',
  async (kind, who, status) => {
    const sender = await signIn(app(), 'admin');
    const reader = await signIn(app(), who);
    expect(await readStatus(await storeFile(kind, sender.user.id), reader.headers)).toBe(status);
  },
);

it.each(PEOPLE)('a %s opens the attachment they sent themselves', async (who) => {
  const { headers, user } = await signIn(app(), who);
  expect(await readStatus(await storeFile('attachment', user.id), headers)).toBe(200);
});

it.each(FILE_KINDS)('a visitor opens a file of the kind %s unless it has readers', async (kind) => {
  const { user } = await signIn(app(), 'admin');
  expect(await readStatus(await storeFile(kind, user.id))).toBe(kind in READERS ? 401 : 200);
});
