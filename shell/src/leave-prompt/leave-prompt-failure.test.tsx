import { UnsavedChangesGuard, useUnsavedChanges } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { LeavePrompt } from './leave-prompt';

jest.mock('./leave-dialog', () => {
  throw new Error('connection lost');
});

function Form() {
  useUnsavedChanges(true);
  return (
    <>
      <h1>The form</h1>
      <Link to={paths.home.to()}>Go</Link>
    </>
  );
}

it.each([
  ['stays', false, 'The form'],
  ['leaves', true, 'The list'],
])('lets the browser ask when the dialog does not load: the person %s', async (_, isConfirmed, heading) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
  window.history.replaceState(null, '', paths.memberDashboard.to());
  render(
    <BrowserRouter>
      <UnsavedChangesGuard>
        <Routes>
          <Route path={paths.memberDashboard.pattern} element={<Form />} />
          <Route path={paths.home.pattern} element={<h1>The list</h1>} />
        </Routes>
        <LeavePrompt />
      </UnsavedChangesGuard>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('What you changed is not saved yet.'), {
    timeout: 5000,
  });
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});
