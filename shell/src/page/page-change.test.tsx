import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ShellRemoteModule } from '../federation/loading/load-remote';
import { showSite } from '../testing/show-site';

const PAGES = { '/': 'Home', '/COE': 'Calendar of events', '/Events': 'Events' };
const PLACES = ['/', '/COE', '/Events', '/nowhere'];

/**
 * Renders pages that are named after their path and link to each other. One of them renders its heading late.
 */
function Remote() {
  const { pathname } = useLocation();
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      {isDrawn || pathname !== '/Events' ? <h1>{`Page ${pathname}`}</h1> : null}
      <button onClick={() => setDrawn(true)}>Draw the rest</button>
      {PLACES.map((place) => (
        <Link key={place} to={place}>{`to ${place}`}</Link>
      ))}
    </>
  );
}

/** Renders the same as `Remote`, but one of its pages only once it has loaded. */
function remoteWithLatePage() {
  let load = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: () => JSX.Element }>((resolve) => (load = () => resolve({ default: Remote }))),
  );
  const LateRemote = () => (useLocation().pathname === '/COE' ? <Late /> : <Remote />);
  return { LateRemote, load: () => act(async () => load()) };
}

/** Renders the site at a URL whose title the server has set. */
function arriveAt(path: string, prefetch?: ShellRemoteModule['prefetch']) {
  document.title = 'As the server called it';
  showSite({ remote: { default: Remote, prefetch }, pages: PAGES, path });
}

/**
 * Clicks the first link with a name, because the footer repeats some links of the header. React resolves lazy
 * code only inside an awaited `act`.
 */
const follow = (name: string) => act(async () => screen.getAllByRole('link', { name })[0]?.click());

const announcer = () => {
  const [status] = screen.getAllByRole('status').filter((element) => element.matches('[aria-live=polite]'));
  if (!status) throw new Error('Nothing announces pages');
  return status;
};

/** Records what screen readers announce from now on. */
function heard(): string[] {
  const words: string[] = [];
  const note = () => {
    const now = announcer().textContent;
    if (now && now !== words.at(-1)) words.push(now);
  };
  new MutationObserver(note).observe(announcer(), { childList: true, characterData: true, subtree: true });
  return words;
}

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the title in the tab', () => {
  it('stays as the server wrote it until the first page names itself', async () => {
    arriveAt('/', async () => ({ title: 'Mwangaza' }));
    expect(document.title).toBe('As the server called it');
    await waitFor(() => expect(document.title).toBe('Mwangaza · Seventh-day Adventist campus church'));
  });

  it.each([
    ['a portal', 'Sign in as a member', 'Member portal · Mwangaza'],
    ['an address that leads nowhere', 'to /nowhere', 'Page not found · Mwangaza'],
    ['a page without a title of its own', 'to /Events', 'Events · Mwangaza'],
  ])('is that of %s', async (_page, link, title) => {
    arriveAt('/');
    act(() => screen.getByRole('button', { name: 'Sign in' }).click());
    await follow(link);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('is the page’s own as soon as it knows it, and its mount’s until then', async () => {
    let tell = (_title: string) => {};
    arriveAt('/', async ({ path }) => {
      if (path === '/') return { title: 'Home' };
      return { title: await new Promise<string>((resolve) => (tell = resolve)) };
    });
    await follow('to /COE');
    expect(document.title).toBe('Calendar of events · Mwangaza');
    tell('Calendar, first semester');
    await waitFor(() => expect(document.title).toBe('Calendar, first semester · Mwangaza'));
  });

  it('is requested under the canonical URL', async () => {
    const paths: string[] = [];
    arriveAt('/SabbathCalendar', async ({ path }) => void paths.push(path));
    await waitFor(() => expect(paths).toEqual(['/COE']));
  });
});

describe('going to another page', () => {
  it('moves focus to its heading and says its final title, once', async () => {
    let tell = (_title: string) => {};
    arriveAt('/', async ({ path }) => {
      if (path === '/') return { title: 'Home' };
      return { title: await new Promise<string>((resolve) => (tell = resolve)) };
    });
    expect(announcer()).toBeEmptyDOMElement();
    const words = heard();
    await follow('to /COE');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page /COE' })).toHaveFocus());
    expect(words).toEqual([]);
    tell('Calendar, first semester');
    await waitFor(() => expect(words).toEqual(['Calendar, first semester · Mwangaza']));
  });

  it('says that a page is loading while its heading is not there, and its title then', async () => {
    arriveAt('/');
    const words = heard();
    await follow('to /Events');
    await waitFor(() => expect(words).toEqual(['Loading...']));
    await userEvent.click(screen.getByRole('button', { name: 'Draw the rest' }));
    expect(screen.getByRole('heading', { name: 'Page /Events' })).toHaveFocus();
    await waitFor(() => expect(words).toEqual(['Loading...', 'Events · Mwangaza']));
  });

  it('leaves a menu open that somebody has opened while the page was loading', async () => {
    arriveAt('/');
    await follow('to /Events');
    const signIn = screen.getByRole('button', { name: 'Sign in' });
    await userEvent.click(signIn);
    await act(async () => screen.getByRole('button', { name: 'Draw the rest' }).click());
    expect(screen.getByRole('heading', { name: 'Page /Events' })).toBeInTheDocument();
    expect(signIn).toHaveFocus();
    expect(signIn).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the page before until the next one has loaded, and says that it loads', async () => {
    const { LateRemote, load } = remoteWithLatePage();
    showSite({ remote: { default: LateRemote }, pages: PAGES });
    const words = heard();
    const menu = screen.getByRole('button', { name: 'Sign in' });
    await userEvent.click(menu);
    await follow('to /COE');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(words).toEqual(['Loading...']));
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
    await load();
    expect(screen.getByRole('heading', { name: 'Page /COE' })).toHaveFocus();
    await waitFor(() => expect(words).toEqual(['Loading...', 'Calendar of events · Mwangaza']));
  });

  it('leaves a menu open that somebody has opened over the page before', async () => {
    const { LateRemote, load } = remoteWithLatePage();
    showSite({ remote: { default: LateRemote }, pages: PAGES });
    await follow('to /COE');
    const signIn = screen.getByRole('button', { name: 'Sign in' });
    await userEvent.click(signIn);
    await load();
    expect(screen.getByRole('heading', { name: 'Page /COE' })).toBeInTheDocument();
    expect(signIn).toHaveFocus();
    expect(signIn).toHaveAttribute('aria-expanded', 'true');
  });

  it('goes on from a page that never loads', async () => {
    const { LateRemote } = remoteWithLatePage();
    showSite({ remote: { default: LateRemote }, pages: PAGES });
    await follow('to /COE');
    await waitFor(() => expect(announcer()).toHaveTextContent('Loading...'));
    await follow('to /nowhere');
    expect(screen.queryByRole('heading', { name: 'Page /' })).toBeNull();
    expect(announcer()).not.toHaveTextContent('Loading...');
  });

  it('says the title of a page that could not name itself', async () => {
    arriveAt('/', async () => {
      throw new Error('no response');
    });
    const words = heard();
    await follow('to /COE');
    await waitFor(() => expect(words).toEqual(['Calendar of events · Mwangaza']));
  });
});
