import { screen, within } from '@testing-library/react';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import MemberFiguresPanel from './member-figures-panel';

const show = (figures: FakeResponse) =>
  renderApp(<MemberFiguresPanel />, {
    role: 'leader',
    department: 'finance',
    calls: { 'GET /v1/members/figures': figures },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows how many members there are and how many were new, the latest month first', async () => {
  const new_by_month = [
    { month: '2026-10', count: 4 },
    { month: '2026-11', count: 6 },
  ];
  show({ body: { success: true, data: { active: 1214, inactive: 31, new_by_month } } });
  expect(screen.getByText('Loading members...')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Members' })).toHaveTextContent(
    '1,214 active members31 inactive members',
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonthNew members',
    'November 20266',
    'October 20264',
  ]);
});

it('says that it did not load, and that it is refused', async () => {
  const { unmount } = show({ networkError: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members');
  unmount();
  show({ status: 403, body: { code: 'forbidden', message: 'x' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to perform this action.',
  );
});
