import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@narthex/shared-contracts';
import { Route, Routes } from 'react-router-dom';
import { sessionStore, useSession } from './session-store';
import { useSessionEnd, useSignOut } from './use-sign-out';
import { renderApp } from '../testing/render-app';
import { useUnsavedChanges } from '../unsaved-changes/unsaved-changes';

const seen: string[] = [];

/** Renders a guarded page, which shows a sign-in screen to visitors. */
function Closed({ isDirty = false }: { isDirty?: boolean }) {
  const status = useSession((session) => session.status);
  const signOut = useSignOut();
  const endSession = useSessionEnd(paths.home.to());
  useUnsavedChanges(isDirty);
  seen.push(status);
  return (
    <>
      <button onClick={signOut}>Sign out</button>
      <button onClick={endSession}>The account is gone</button>
    </>
  );
}

/** Renders the bar, which stays when the page changes. */
function Bar() {
  return <button onClick={useSignOut()}>Leave</button>;
}

const show = (isDirty = false) =>
  renderApp(
    <>
      <Bar />
      <Routes>
        <Route path={paths.home.pattern} element={<h1>The home page</h1>} />
        <Route path={paths.adminDashboard.pattern} element={<Closed isDirty={isDirty} />} />
      </Routes>
    </>,
    {
      path: paths.adminDashboard.pattern,
      role: 'admin',
      calls: { 'POST /auth/logout': { body: { success: true } } },
    },
  );

const status = () => sessionStore.getState().status;

beforeEach(() => void seen.splice(0));

it.each(['Sign out', 'Leave'])('%s ends the session by way of the home page', async (name) => {
  const { requests, unmount } = show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeInTheDocument();
  await waitFor(() => expect(status()).toBe('visitor'));
  unmount();
  expect(requests.map(({ url }) => url)).toEqual(['/api/auth/logout']);
  expect(seen).not.toContain('visitor');
});

it('forgets a session that the server has ended, by way of a public page', async () => {
  const { requests, unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'The account is gone' }));
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeInTheDocument();
  await waitFor(() => expect(status()).toBe('visitor'));
  unmount();
  expect(requests).toEqual([]);
  expect(seen).not.toContain('visitor');
});

it('asks before unsaved changes are lost, and leaves the session until then', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(status()).toBe('authenticated');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(status()).toBe('visitor'));
});

it('leaves the session of a page that is left otherwise', () => {
  const { requests, unmount } = show();
  unmount();
  expect(status()).toBe('authenticated');
  expect(requests).toEqual([]);
});
