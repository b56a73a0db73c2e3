import { sessionStore } from '@narthex/shared-auth';
import { fakeSession } from '@narthex/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { forgetOnSessionChange } from './query-client';

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
