import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { fakeOverview, fakeSite } from '../testing';
import { Dashboard } from './dashboard';

function Page() {
  return <p>Rehearsals</p>;
}

/** Renders the dashboard of a department, as the code of a remote with these uses. */
async function show(uses?: readonly string[]) {
  const { requests } = renderApp(
    <Dashboard
      base="/music"
      sections={[{ path: 'music', label: 'Songs', icon: House, attention: 'events', Page }]}
      scope={{ kind: 'department', department: 'music' }}
      place={{ title: 'Music', caption: 'Department Admin' }}
    />,
    {
      ...{ role: 'leader', department: 'music', path: '/music', ...(uses && { uses }) },
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/dashboard/overview': { body: { success: true, data: fakeOverview() } },
        'GET /v1/notifications': { status: 403, body: { success: false, message: 'No', code: 'forbidden' } },
      },
    },
  );
  await screen.findByText('Rehearsals');
  return {
    urls: requests.map(({ url }) => url),
    bell: screen.queryByRole('button', { name: 'Notifications' }),
  };
}

it('requests only what the code of an isolated remote may use', async () => {
  const { urls, bell } = await show(['announcements.read']);
  expect(urls.filter((url) => /notifications|overview/.test(url))).toEqual([]);
  expect(bell).not.toBeInTheDocument();
});

it('has the bell and the counts of its menu where it may', async () => {
  const { urls, bell } = await show(['account.use', 'overview.read']);
  expect(urls.filter((url) => /notifications|overview/.test(url))).toHaveLength(2);
  expect(bell).toBeInTheDocument();
});
