import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { ROOT } from '../run';
import type { SiteClient } from '../site-client';
import { buildRemote } from './build-remote';
import { checkRemote } from './check-remote';
import { publish } from './publish';

jest.mock('./build-remote', () => ({
  ...jest.requireActual<object>('./build-remote'),
  buildRemote: jest.fn(() => Promise.reject(new Error('It was built'))),
}));

const mount = { path: '/choirs', guard: 'leader', departments: ['music'], title: 'Choirs' };
const descriptor = { name: 'choirs', owner: 'Music', contract: 1, title: 'Choirs', mounts: [mount] };
const OUTSIDE: CheckResult = {
  name: 'paths',
  outcome: 'refused',
  message: '/choirs is outside of its grant (/music).',
};
const PASSED: CheckResult = { name: 'size', outcome: 'passed', message: 'Its scripts weigh 0 KB.' };

const call = jest.fn();
const site = { origin: 'https://church.example', seed: null, call, upload: call } as SiteClient;
const respond = (...data: readonly CheckResult[]) => call.mockResolvedValueOnce({ success: true, data });

let folder = '';
beforeEach(() => {
  call.mockReset();
  jest.mocked(buildRemote).mockClear();
  folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-ask-'));
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{"name": "choirs", "version": "1.0.0"}');
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
});
afterEach(() => rmSync(folder, { recursive: true }));
const remote = () => ({ remote: 'choirs', folder });

it('shows what the site refuses of a descriptor before anything is built', async () => {
  respond(OUTSIDE, PASSED);
  expect(await checkRemote(remote(), site)).toEqual([OUTSIDE]);
  expect(call).toHaveBeenCalledWith('delivery.check', {
    body: expect.objectContaining({ remote: 'choirs', descriptor }),
  });
  expect(buildRemote).not.toHaveBeenCalled();
});

it('publishes nothing that the site would refuse, and says why before anything is built', async () => {
  respond(OUTSIDE, PASSED);
  await expect(publish(remote(), site, { to: 'live' })).rejects.toThrow(
    `choirs can't be published. ${OUTSIDE.message}`,
  );
  expect(buildRemote).not.toHaveBeenCalled();
});

it('asks for what is about to be done, so that a key for previews is refused before anything is built', async () => {
  call.mockRejectedValueOnce(new Error('This key publishes for previews.'));
  await expect(publish(remote(), site, { to: 'canary', percent: 5 })).rejects.toThrow('for previews');
  expect(call).toHaveBeenCalledWith('delivery.check', { body: expect.objectContaining({ to: 'canary' }) });
  expect(buildRemote).not.toHaveBeenCalled();
});

it('refuses a message that is too long before it asks', async () => {
  await expect(publish(remote(), site, { message: 'a'.repeat(501) })).rejects.toThrow(
    '--message: At most 500 characters.',
  );
  expect(call).not.toHaveBeenCalled();
});

it('builds what passes', async () => {
  respond(PASSED);
  await expect(checkRemote(remote(), site)).rejects.toThrow('It was built');
});
