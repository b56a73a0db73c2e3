import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { fakeOverview, fakeSite } from '../../testing';
import OverviewPanel from '../overview-panel';

const STEPS = [
  { step: 'worship_times', text: 'Enter the times of worship' },
  { step: 'departments', text: 'Invite the leaders of 8 departments that nobody leads yet' },
] as const;

function show(end: FakeResponse) {
  let isPutAway = false;
  return renderApp(<OverviewPanel places={{}} quickActions={[]} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/dashboard/overview': () => ({
        body: { success: true, data: fakeOverview({ first_day: isPutAway ? [] : [...STEPS] }) },
      }),
      'DELETE /v1/admin/settings/first-day': (request) => {
        isPutAway = typeof end !== 'function' && (end.status ?? 200) === 200;
        return typeof end === 'function' ? end(request) : end;
      },
    },
  });
}

it('leads from each step to the screen that does it', async () => {
  show({ body: { success: true } });
  const list = within(await screen.findByRole('region', { name: 'Your first day' }));
  expect(list.getByText('Enter the times of worship')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Enter times' })).toHaveAttribute(
    'href',
    '/admin/homepage?tab=services&create=1',
  );
  expect(list.getByRole('link', { name: 'See the departments' })).toHaveAttribute(
    'href',
    '/admin/departments',
  );
});

it('is put away by its button', async () => {
  const user = userEvent.setup();
  show({ body: { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Put this list away' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your first day' })).not.toBeInTheDocument(),
  );
});

it('says why it could not be put away, and stays', async () => {
  const user = userEvent.setup();
  show({ networkError: true });
  await user.click(await screen.findByRole('button', { name: 'Put this list away' }));
  expect(await screen.findByText(/The list could not be put away\./)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your first day' })).toBeInTheDocument();
});
