import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ListPanel } from '../../resource-panel/list-panel';
import { fakeList, fakeSite } from '../../testing';
import { CHANGES_LIST } from './changes-list';
import { PastRegistry } from './past-registry';

const STATE = { live: '2.0.0-0123456789', good: '1.0.0-0123456789', canary: null, disabled: null };
const REASON = '2.0.0-0123456789 failed for 12 of 24 visitors.';
const CHANGE = {
  id: 7,
  remote: 'music-dashboard',
  action: 'rollback',
  before: null,
  after: STATE,
  reason: REASON,
  by: 'Narthex',
  created_at: '2025-11-20T09:00:00Z',
};

function show(calls: FakeCalls = {}) {
  return renderApp(
    <>
      <PastRegistry />
      <ListPanel definition={CHANGES_LIST} scope={{ kind: 'church' }} />
    </>,
    {
      role: 'admin',
      path: '/communication-dashboard/system',
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/delivery/changes': fakeList([CHANGE]), ...calls },
    },
  );
}

it('says who changed what, when and why', async () => {
  show();
  expect((await screen.findAllByText('Rolled back')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(REASON).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^Narthex, /).length).toBeGreaterThan(0);
});

it('shows what was live at a moment, and says when that can’t be had', async () => {
  const past = {
    at: '2025-11-19T06:00:00Z',
    remotes: { 'music-dashboard': { ...STATE, disabled: 'Later' } },
  };
  let isDown = true;
  show({
    'GET /v1/delivery/registry': () =>
      isDown ? { status: 500, body: { success: false } } : { body: { success: true, data: past } },
  });
  const field = await screen.findByLabelText('Moment');
  fireEvent.change(field, { target: { value: '2025-11-19T09:00' } });
  expect(await screen.findByText(/^Failed to load it/)).toBeInTheDocument();
  isDown = false;
  fireEvent.change(field, { target: { value: '2025-11-19T09:01' } });
  const shown = within(await screen.findByRole('region', { name: 'What was live' }));
  expect(
    shown.getByText('2.0.0-0123456789 is live; 1.0.0-0123456789 stands in; switched off: “Later”'),
  ).toBeInTheDocument();
});
