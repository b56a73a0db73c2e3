import { sessionStore } from '@narthex/shared-auth';
import { fakeSession } from '@narthex/shared-auth/testing';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryClient, forgetOnSessionChange } from './query-client';

const signedIn = {
  status: 'authenticated' as const,
  stored: fakeSession('member'),
  actor: { id: 7, role: 'member' as const, department: null },
};
const nobody = { status: 'visitor' as const, stored: null, actor: null };

it('keeps what the server rendered while the session is restored, and drops it when the person changes', () => {
  const client = new QueryClient();
  forgetOnSessionChange(client);
  client.setQueryData(['mine'], 'private');
  sessionStore.setState(signedIn, true);
  expect(client.getQueryData(['mine'])).toBe('private');
  sessionStore.setState(nobody, true);
  expect(client.getQueryData(['mine'])).toBeUndefined();
});

describe('without a connection', () => {
  const lost = () => Promise.reject(new Error('No connection'));
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('fails to save, in place of waiting for the connection', async () => {
    const client = createQueryClient();
    const saving = client.getMutationCache().build(client, { mutationFn: lost });
    await expect(saving.execute(undefined)).rejects.toThrow('No connection');
  });

  it('fails to load, and loads once there is a connection', async () => {
    const client = createQueryClient();
    client.mount();
    const load = jest.fn<Promise<string>, []>(lost);
    const list = new QueryObserver(client, { queryKey: ['list'], queryFn: load, retryDelay: 0 });
    const failed = new Promise<void>((resolve) => {
      list.subscribe(({ isError, isSuccess }) => (isError || isSuccess) && resolve());
    });
    await failed;
    expect(list.getCurrentResult().isError).toBe(true);
    load.mockResolvedValue('three members');
    const loaded = new Promise((resolve) => list.subscribe(({ data }) => data && resolve(data)));
    onlineManager.setOnline(true);
    expect(await loaded).toBe('three members');
    list.destroy();
    client.unmount();
  });
});
