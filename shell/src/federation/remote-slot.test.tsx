import { paths } from '@narthex/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { showSite } from '../testing/show-site';

const PAGES = { '/': 'Home', '/COE': 'Calendar of events', '/Events': 'Events' };
const STAND_IN = 'Some parts of this page could not be started.';

/** A remote whose pages can't be drawn on these paths. */
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

it('shows what the server drew, while the first page cannot be started, until it can', async () => {
  const broken = new Set(['/']);
  const renderedSlot = { path: '/', html: '<h1>This Sabbath</h1>' };
  showSite({ remote: { default: failingOn(broken) }, pages: PAGES, renderedSlot });
  expect(await screen.findByRole('heading', { name: 'This Sabbath' })).toBeInTheDocument();
  expect(screen.getByText(STAND_IN)).toBeInTheDocument();
  broken.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '/' })).toBeInTheDocument();
  expect(screen.queryByText(STAND_IN)).not.toBeInTheDocument();
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

it('knows the first page in whichever shape its address was typed', async () => {
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
