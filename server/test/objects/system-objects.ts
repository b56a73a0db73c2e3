import { randomUUID } from 'node:crypto';
import type { App } from '../../src/app';
import { deliveryKeys } from '../../src/database/schema/remotes';
import { mailOutbox } from '../../src/database/schema/mail';
import { grantStore } from '../../src/modules/delivery/grants/grant-repository';
import { addPreview } from '../../src/modules/delivery/previews/preview-repository';
import { hashToken } from '../../src/plugins/access/token';
import { insertProposal } from '../../src/writes/proposals/proposals-repository';
import { createBroadcast } from '../mail/mail-factories';
import { confirmEmail } from '../factories';
import { goLive } from '../remote-factories';
import { TUS, beginUpload } from '../storage/send-files';
import { church, owned, personal, type ObjectKind, type ObjectOwner } from './object-kind';
import { stored } from './people-objects';

const UPLOAD_BYTES = 100;
const DAY_MS = 86_400_000;
const VERSION = '1.0.0-0123456789';
const newName = () => `remote-${randomUUID().slice(0, 8)}`;

async function createRemote(app: App) {
  const remote = newName();
  await goLive(app, { remote, version: VERSION });
  return { remote };
}

async function createPreviewLink(app: App) {
  const { remote } = await createRemote(app);
  return addPreview(app.db, {
    ...{ remote, version: VERSION, roles: ['leader'], created_by: 'Neema Achieng' },
    expires_at: new Date(Date.now() + DAY_MS),
  });
}

async function createKey(app: App) {
  const values = {
    name: 'Laptop',
    remote: newName(),
    token_hash: hashToken(randomUUID()),
    public_key: '',
    can_release: false,
    issued_by_label: 'Neema Achieng',
    expires_at: new Date(Date.now() + DAY_MS),
  };
  return stored(await app.db.insert(deliveryKeys).values(values).returning());
}

async function createProposal(app: App, authorId: number | null) {
  const proposal = {
    endpoint: 'songs.create',
    params: {},
    body: { group: 'dcm', title: 'Evening' },
    subject_type: 'song',
    subject_id: null,
    base: null,
    base_version: null,
    preview: { title: 'Evening' },
    author_id: authorId,
    author_label: 'Neema Achieng',
  };
  return { id: await app.db.transaction((tx) => insertProposal(tx, proposal)) };
}

const createFailedMail = async (app: App) =>
  stored(
    await app.db
      .insert(mailOutbox)
      .values({ to_email: 'a@demo.test', template: 'welcome', data: { name: 'A' }, failed_at: new Date() })
      .returning(),
  );

/** An upload of which nothing has arrived. */
async function createUpload(app: App, { headers, user_id: userId }: ObjectOwner) {
  await confirmEmail(app, userId);
  const response = await beginUpload(app, headers, 'portrait', UPLOAD_BYTES);
  return { id: String(response.headers['location']).replace('/uploads/', '') };
}

const remote: ObjectKind = { belongsTo: 'church', create: createRemote };

/** Broadcasts, remotes, proposals and uploads, by the subject of the endpoints' names or by the name of one of them. */
export const SYSTEM_OBJECTS: Readonly<Record<string, ObjectKind>> = {
  broadcasts: owned((app, department) => createBroadcast(app, { department })),
  mail: church(createFailedMail),
  proposals: church((app) => createProposal(app, null)),
  'proposals.listOwn': personal((app, { user_id: userId }) => createProposal(app, userId)),
  delivery: remote,
  'delivery.changeRelease': {
    ...remote,
    payload: { action: 'disable', message: 'Back soon.', reason: 'Test', expected_live: VERSION },
  },
  'delivery.createPreview': {
    ...remote,
    payload: { version: VERSION, roles: ['member'], expires_in_hours: 1 },
  },
  'delivery.revokePreview': church(createPreviewLink),
  grants: church((app) =>
    grantStore.insert(app.db, {
      remote: newName(),
      owner: 'Music',
      paths: ['/music'],
      least_guard: 'leader',
      size_budget: 100_000,
    }),
  ),
  deliveryKeys: church(createKey),
  uploads: personal(createUpload),
  'uploads.append': personal(createUpload, {
    payload: 'half',
    headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  }),
};
