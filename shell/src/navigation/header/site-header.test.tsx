import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { renderApp, type RenderAppOptions } from '@narthex/shared-auth/testing';
import { fakeSite } from '../../testing/fake-site';
import { withShell } from '../../testing/with-shell';
import { SiteHeader } from './site-header';

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

const entries = [{ label: 'Member dashboard', to: '/member-dashboard' }];

const show = (options?: RenderAppOptions) =>
  renderApp(
    withShell(
      <>
        <SiteHeader site={fakeSite} entries={options?.role ? entries : []} />
        <main>
          <Here />
        </main>
      </>,
    ),
    options,
  );

const menuButton = (name: string) => screen.getByRole('button', { name });

it('names the congregation and leads home', () => {
  show();
  expect(screen.getByRole('link', { name: /Mwangaza/ })).toHaveAttribute('href', '/');
  expect(screen.getByText(fakeSite.tagline)).toBeInTheDocument();
});

it('leads to the search', () => {
  show();
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

it('unfolds one menu at a time', async () => {
  const user = userEvent.setup();
  show();
  await user.click(menuButton('About Us'));
  expect(menuButton('About Us')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'About Mwangaza' })).toHaveAttribute('href', '/AboutMwangaza');
  await user.click(menuButton('Ministries/Departments'));
  expect(menuButton('About Us')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Deaconry' })).toBeVisible();
  await user.click(menuButton('Ministries/Departments'));
  expect(menuButton('Ministries/Departments')).toHaveAttribute('aria-expanded', 'false');
});

it('closes with Escape, back on its button, and with a press elsewhere', async () => {
  const user = userEvent.setup();
  show();
  await user.click(menuButton('Music'));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Church Choir' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menuButton('Music')).toHaveFocus();
  expect(menuButton('Music')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(menuButton('Music')).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByTestId('here'));
  expect(menuButton('Music')).toHaveAttribute('aria-expanded', 'false');
});

it('is walked with the arrow keys', async () => {
  const user = userEvent.setup();
  show();
  menuButton('About Us').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(menuButton('Music')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Church Choir' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Blissful' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'DCM' })).toHaveFocus();
});

it('stays closed for somebody who has gone on since they pressed the key', () => {
  show();
  fireEvent.keyDown(menuButton('Music'), { key: 'ArrowDown' });
  expect(menuButton('Music')).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).toHaveFocus();
});

it('opens under a mouse and closes when it leaves', async () => {
  const user = userEvent.setup();
  show();
  await user.hover(menuButton('Resources'));
  expect(screen.getByRole('link', { name: 'Announcements' })).toBeVisible();
  await user.unhover(menuButton('Resources'));
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'false');
});

it('closes with Escape under a mouse that opened it, and focus stays where it is', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('link', { name: 'Give' }).focus();
  await user.hover(menuButton('Resources'));
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Give' })).toHaveFocus();
});

it('closes when a link is followed and marks the page it leads to, whatever the shape of its URL', async () => {
  const user = userEvent.setup();
  show({ path: '/SabbathCalendar' });
  await user.click(menuButton('Resources'));
  expect(screen.getByRole('link', { name: 'Sabbath calendar' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Announcements' }));
  expect(screen.getByTestId('here')).toHaveTextContent('/Announcements');
  expect(menuButton('Resources')).toHaveAttribute('aria-expanded', 'false');
});

it('offers a visitor giving, and one button to sign in with three choices', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/tithes-offerings');
  await userEvent.setup().click(menuButton('Sign in'));
  const hrefs = ['member', 'leader', 'administrator'].map((who) =>
    screen.getByRole('link', { name: new RegExp(`^Sign in as an? ${who}$`) }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/members', '/leaders', '/admin/login']);
});

it('shows a visitor the page for newcomers before the menus and as a button, and nobody else the button', async () => {
  const { unmount } = show();
  const links = screen.getAllByRole('link', { name: 'New here' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/new-here', '/new-here']);
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')[0]).toBe(links[0]);
  unmount();
  show({ role: 'member' });
  expect(screen.getAllByRole('link', { name: 'New here' })).toHaveLength(1);
});

it('shows pages that people come for beside the menus, and marks the one that is shown', () => {
  show({ path: '/Sermons' });
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/Events');
  expect(screen.getByRole('link', { name: 'Sermons' })).toHaveAttribute('aria-current', 'page');
});

it('shows a signed-in person their places, and signs them out', async () => {
  const user = userEvent.setup();
  const { requests } = show({ role: 'member', calls: { 'POST /auth/logout': { body: { success: true } } } });
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Akinyi/ }));
  expect(screen.getByRole('link', { name: 'Member dashboard' })).toHaveAttribute('href', '/member-dashboard');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(menuButton('Sign in')).toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toEqual(['/api/auth/logout']);
});

it('goes home when signing out where only members may be', async () => {
  const user = userEvent.setup();
  show({ role: 'member', path: '/member-dashboard', calls: { 'POST /auth/logout': {} } });
  await user.click(screen.getByRole('button', { name: /Akinyi/ }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByTestId('here')).toHaveTextContent(/^\/$/);
});

describe('the phone menu', () => {
  const open = async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    return { user, sheet: within(screen.getByRole('dialog', { name: 'Menu' })) };
  };

  it('holds every menu, giving and signing in', async () => {
    show();
    const { sheet } = await open();
    for (const name of ['About Us', 'Ministries/Departments', 'Music', 'Evangelism', 'Resources', 'More']) {
      expect(sheet.getByText(name, { selector: 'summary' })).toBeInTheDocument();
    }
    expect(sheet.getByRole('link', { name: 'Give' })).toBeInTheDocument();
    expect(sheet.getByText('Sign in', { selector: 'summary' })).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Events' })).toBeInTheDocument();
  });

  it('closes with Escape and its button, and focus returns', async () => {
    show();
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when it leads somewhere', async () => {
    show();
    const { user, sheet } = await open();
    await user.click(sheet.getByText('Music', { selector: 'summary' }));
    await user.click(sheet.getByRole('link', { name: 'Church Choir' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('here')).toHaveTextContent('/Music/ChurchChoir');
  });
});

it('is whole before any script runs: every link is in the HTML, and the browser opens the menu', () => {
  const html = renderToString(<MemoryRouter>{withShell(<SiteHeader site={fakeSite} />)}</MemoryRouter>);
  for (const href of ['/AboutMwangaza', '/DeconaryDepartment', '/Music/DCM', '/PCM', '/COE', '/leaders']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('popoverTarget="site-menu"');
  expect(html).toContain('data-live="false"');
});
