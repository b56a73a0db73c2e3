import { call } from '../client/api-client';
import { can } from '../guards/guards';
import { logout, refreshCurrentUser } from '../session/session';
import { writeStoredSession } from '../session/session-storage';
import { VISITOR, sessionStore } from '../session/session-store';
import { fakeSession } from '../testing/fake-api';
import { uploadFile } from '../uploads/upload-file';
import { adoptSession, connectFrame, frameHost, type FrameHost } from './frame-host';

const file = new File(['a'], 'a.png');
const stored = fakeSession('leader', 'music');

const connectHost = () => {
  const host = {
    transport: jest.fn(async () => ({ status: 200, body: { success: true, data: [] } })),
    uploadFile: jest.fn(async () => ({ url: '/media/1' })),
    signOut: jest.fn(),
  };
  connectFrame(host as unknown as FrameHost);
  return host;
};

beforeEach(() => sessionStore.setState(VISITOR, true));

it('is nobody in a document of the site itself', () => {
  expect(frameHost()).toBeNull();
});

it('makes the calls of a remote, at the site itself', async () => {
  const { transport } = connectHost();
  await call('announcements.list');
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'GET', url: expect.stringMatching(/^\/api\//) }),
  );
});

it('uploads the files of a remote', async () => {
  const host = connectHost();
  const options = { kind: 'picture' } as unknown as Parameters<typeof uploadFile>[1];
  expect(await uploadFile(file, options)).toEqual({ url: '/media/1' });
  expect(host.uploadFile).toHaveBeenCalledWith(file, options);
});

it('signs the person out, and makes no call for it', async () => {
  const { signOut, transport } = connectHost();
  await logout();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(transport).not.toHaveBeenCalled();
});

it('alone knows who is signed in: a frame doesn’t ask the server', async () => {
  const { transport } = connectHost();
  writeStoredSession(stored);
  await refreshCurrentUser();
  expect(transport).not.toHaveBeenCalled();
  expect(sessionStore.getState().status).toBe('visitor');
});

describe('the person that the page names', () => {
  it('is signed in, and may do what their role and the uses of the remote allow', () => {
    adoptSession(stored, ['announcements.manage:department']);
    const { status, actor } = sessionStore.getState();
    expect(status).toBe('authenticated');
    expect(actor).toEqual({
      ...{ id: stored.user.id, role: 'leader', department: 'music' },
      uses: ['announcements.manage:department'],
    });
    expect(can('announcements.manage', { department: 'music' })).toBe(true);
    expect(can('events.manage', { department: 'music' })).toBe(false);
  });

  it('is gone once the page names nobody', () => {
    adoptSession(stored, []);
    adoptSession(null, []);
    expect(sessionStore.getState()).toEqual(VISITOR);
  });
});
