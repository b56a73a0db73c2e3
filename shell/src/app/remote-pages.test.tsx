import { paths } from '@narthex/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteRegistry } from '../testing/fake-registry';
import { signedIn } from '../testing/sessions';
import { showShell } from '../testing/show-shell';
import { showSite } from '../testing/show-site';
import { RemoteResources } from '../federation/loading/remote-resource';

const PAGES = { '/': 'Home', '/COE': 'Calendar of events', '/Events': 'Events' };
const FALLBACK_MESSAGE = 'Some parts of this page could not be started.';

/** Creates a remote whose pages throw on these paths. */
const failingOn = (broken: Set<string>) =>
  function Remote() {
    const { pathname } = useLocation();
    if (broken.has(pathname)) throw new Error('no code');
    return (
      <>
        <h1>{pathname}</h1>
        <Link to={paths.calendar.to()}>On to the calendar</Link>
      </>
    );
  };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows the server’s HTML, while the first page cannot be started, until it can', async () => {
  const broken = new Set(['/']);
  const renderedSlot = { path: '/', html: '<h1>This Sabbath</h1>' };
  showSite({ remote: { default: failingOn(broken) }, pages: PAGES, renderedSlot });
  expect(await screen.findByRole('heading', { name: 'This Sabbath' })).toBeInTheDocument();
  expect(screen.getByText(FALLBACK_MESSAGE)).toHaveTextContent(`${FALLBACK_MESSAGE} Try again`);
  broken.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '/' })).toBeInTheDocument();
  expect(screen.queryByText(FALLBACK_MESSAGE)).not.toBeInTheDocument();
});

it('shows the error screen, not the first page, when another page cannot be started', async () => {
  const renderedSlot = { path: '/', html: '<h1>This Sabbath</h1>' };
  showSite({ remote: { default: failingOn(new Set(['/COE'])) }, pages: PAGES, renderedSlot });
  await userEvent.click(screen.getByRole('link', { name: 'On to the calendar' }));
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  expect(screen.queryByText('This Sabbath')).not.toBeInTheDocument();
});

it('knows the first page in whichever shape its URL was typed', async () => {
  const renderedSlot = { path: '/COE', html: '<h1>Calendar of events</h1>' };
  const remote = { default: failingOn(new Set(['/COE'])) };
  showSite({ remote, pages: PAGES, path: '/SabbathCalendar', renderedSlot });
  expect(await screen.findByRole('heading', { name: 'Calendar of events' })).toBeInTheDocument();
});

it('tries again on the next page of a remote that could not be loaded', async () => {
  let isDown = true;
  const module = { default: failingOn(new Set()) };
  const remote = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(module));
  await act(async () => showSite({ remote, pages: PAGES }));
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  isDown = false;
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Sabbath calendar' });
  await act(async () => link.click());
  expect(await screen.findByRole('heading', { name: '/COE' })).toBeInTheDocument();
});

describe('a step inside a remote', () => {
  function Dashboard() {
    const { pathname } = useLocation();
    const [count, setCount] = useState(0);
    if (pathname.endsWith('/broken')) throw new Error('broken section');
    return (
      <>
        <h1>{pathname}</h1>
        <button onClick={() => setCount(count + 1)}>{`clicked ${count}`}</button>
        <Link to={`${paths.memberDashboard.to()}/more`}>More</Link>
        <Link to={`${paths.memberDashboard.to()}/broken`}>Broken</Link>
      </>
    );
  }

  function showDashboard() {
    const registry = siteRegistry();
    const resources = new RemoteResources(null);
    resources.provide('member-area', { module: { default: Dashboard }, version: '1.0.0', isPrevious: false });
    showShell({ registry, resources, path: '/member-dashboard', session: signedIn('member') });
    return userEvent.setup();
  }

  it('keeps what the person did there', async () => {
    const user = showDashboard();
    await user.click(screen.getByRole('button', { name: 'clicked 0' }));
    await user.click(screen.getByRole('link', { name: 'More' }));
    expect(await screen.findByRole('heading', { name: '/member-dashboard/more' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'clicked 1' })).toBeInTheDocument();
  });

  it('heals what failed on the step before', async () => {
    const user = showDashboard();
    await user.click(screen.getByRole('link', { name: 'Broken' }));
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
    await act(async () => window.history.back());
    expect(await screen.findByRole('heading', { name: '/member-dashboard' })).toBeInTheDocument();
  });
});
