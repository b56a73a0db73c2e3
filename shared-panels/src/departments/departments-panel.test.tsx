import { screen, within } from '@testing-library/react';
import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import type { DepartmentActivity } from '@narthex/shared-contracts/schemas/departments';
import { fakeList, fakeSite } from '../testing';
import DepartmentsPanel from './departments-panel';

const department = (changes: Partial<DepartmentActivity> = {}): DepartmentActivity => ({
  id: 5,
  department: 'music',
  label: 'Music',
  leaders: [{ id: 3, name: 'Kevin Were', email: 'kevin@demo.test' }],
  upcoming_events: 2,
  active_announcements: 1,
  ministries: 3,
  people: 1038,
  pending_proposals: 2,
  last_activity: { at: '2025-11-20T09:00:00Z', person: 'Kevin Were', action: 'event.update' },
  ...changes,
});

const show = (list: FakeResponse) =>
  renderApp(<DepartmentsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path: '/communication-dashboard/departments',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/admin/departments': list },
  });

it('shows who leads a department, what it does, and what waits', async () => {
  show(fakeList([department()]));
  const card = within(await screen.findByRole('article', { name: 'Music' }));
  expect(card.getByText('Kevin Were')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'kevin@demo.test' })).toHaveAttribute(
    'href',
    'mailto:kevin@demo.test',
  );
  expect(card.getByText('1,038')).toBeInTheDocument();
  expect(card.getByText('2 open proposals')).toBeInTheDocument();
  expect(card.getByText('Thu 20 Nov 2025').closest('time')).toHaveAttribute(
    'datetime',
    '2025-11-20T09:00:00Z',
  );
  expect(card.getByRole('link', { name: 'Review proposals of Music' })).toHaveAttribute(
    'href',
    '/admin/approvals',
  );
});

it('says so of one that nobody leads, and where to choose somebody', async () => {
  show(fakeList([department({ leaders: [], pending_proposals: 0, last_activity: null })]));
  const card = within(await screen.findByRole('article', { name: 'Music' }));
  expect(card.getByText('Nobody leads it yet.')).toBeInTheDocument();
  expect(card.getByText('No activity yet')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Choose a leader for Music' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
  expect(card.queryByText('Review proposals')).not.toBeInTheDocument();
});

it('names the links of each department apart', async () => {
  show(fakeList([department(), department({ id: 6, department: 'youth', label: 'Youth' })]));
  await screen.findByRole('article', { name: 'Youth' });
  const names = screen
    .getAllByRole('link', { name: /^(Manage|Review|Settings)/ })
    .map((link) => link.ariaLabel);
  expect(new Set(names).size).toBe(6);
});

it('says when it did not load, or is refused', async () => {
  const { unmount } = show({ networkError: true });
  expect(await screen.findByText('Failed to load departments')).toBeInTheDocument();
  unmount();
  show({ status: 403, body: { success: false, message: 'Forbidden' } });
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeInTheDocument();
});
