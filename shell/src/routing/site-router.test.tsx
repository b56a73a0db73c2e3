import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { SiteRouter, type SiteRouterProps } from './site-router';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      {['/a', '/b', '/c', '/a?page=2'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  );
}

/** Renders the router at /a. Its pages load until the test ends them, by their path. */
function openSite() {
  const ends = new Map<string, () => void>();
  const load: SiteRouterProps['load'] = ({ pathname }) =>
    new Promise((resolve) => ends.set(pathname, resolve));
  window.history.replaceState(null, '', '/a');
  render(
    <SiteRouter load={load}>
      <Page />
    </SiteRouter>,
  );
  return (path: string) => act(async () => ends.get(path)?.());
}

const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const shown = () => screen.getByRole('heading').textContent;

afterEach(() => jest.useRealTimers());

it('shows the page before until code and data of the next one have loaded', async () => {
  const end = openSite();
  await follow('/b');
  expect(window.location.pathname).toBe('/b');
  expect(shown()).toBe('/a');
  await end('/b');
  expect(shown()).toBe('/b');
});

it('shows only the page that was opened last, whichever loads first', async () => {
  const end = openSite();
  await follow('/b');
  await follow('/c');
  await end('/b');
  expect(shown()).toBe('/a');
  await end('/c');
  expect(shown()).toBe('/c');
});

it('stays on the page that somebody goes back to before the next one has loaded', async () => {
  const end = openSite();
  await follow('/b');
  await follow('/a');
  await end('/b');
  expect(shown()).toBe('/a');
});

it('leaves another part of the same page to that page', async () => {
  openSite();
  await follow('/a?page=2');
  expect(shown()).toBe('/a?page=2');
});

it('shows a page that loads for too long as far as it is', async () => {
  jest.useFakeTimers();
  openSite();
  await follow('/b');
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(shown()).toBe('/b');
});
