import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar, Users } from 'lucide-react';
import { DashboardLayout } from './dashboard-layout';

function show() {
  render(
    <DashboardLayout
      rail={{
        siteName: 'Mwangaza',
        place: { title: 'Music ministry', caption: 'Department admin' },
        nav: [
          { to: '#members', label: 'Members', icon: Users, isCurrent: true },
          {
            to: '#events',
            label: 'Events',
            icon: Calendar,
            isCurrent: false,
            count: 2,
            countLabel: 'drafts',
          },
        ],
        renderLink: ({ to, ...rest }) => <a {...rest} href={to} />,
      }}
      department="music"
      title="Good evening, Otieno"
      actions={<button>Sign out</button>}
    >
      <p>Overview</p>
    </DashboardLayout>,
  );
}

it('marks the current section and counts what waits', () => {
  show();
  const nav = screen.getByRole('navigation', { name: 'Music ministry sections' });
  expect(within(nav).getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Events 2 drafts' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good evening, Otieno');
});

it('opens the menu with sections and actions; Escape closes it', async () => {
  const user = userEvent.setup();
  show();
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  const sheet = screen.getByRole('dialog', { name: 'Music ministry menu' });
  expect(within(sheet).getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('closes the menu when a section is chosen', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /Events/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
