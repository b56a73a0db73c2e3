import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { showSite } from '../testing/show-site';

const PLACES = ['/COE', '/Events?page=2', '/nowhere'];

function Remote() {
  return (
    <>
      <h1>A page</h1>
      {PLACES.map((place) => (
        <Link key={place} to={place}>{`to ${place}`}</Link>
      ))}
    </>
  );
}

/** Renders the site with a service worker that records its messages. */
function showWithWorker({ isInControl }: { isInControl: boolean }) {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: isInControl ? active : null, ready: Promise.resolve({ active }) },
    configurable: true,
  });
  showSite({ remote: { default: Remote }, pages: { '/': 'Home', '/COE': 'Calendar', '/Events': 'Events' } });
  return told;
}

const shown = (url: string) => ({ type: 'page-shown', url });
/** Clicks the first link with a name, because the footer repeats some links of the header. */
async function follow(name: string) {
  const [link] = await screen.findAllByRole('link', { name });
  await act(async () => link?.click());
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

it('tells the worker of public pages that a link led to', async () => {
  const told = showWithWorker({ isInControl: true });
  await follow('to /COE');
  await waitFor(() => expect(told).toEqual([shown('/COE')]));
  await follow('to /Events?page=2');
  await waitFor(() => expect(told).toEqual([shown('/COE'), shown('/Events?page=2')]));
});

it('tells it of the first page if that came before the worker', async () => {
  const told = showWithWorker({ isInControl: false });
  await waitFor(() => expect(told).toEqual([shown('/')]));
});

it('tells it of no portal and no url that leads nowhere', async () => {
  const told = showWithWorker({ isInControl: true });
  act(() => screen.getByRole('button', { name: 'Sign in' }).click());
  await follow('Sign in as a member');
  await screen.findByRole('form', { name: 'Sign in' });
  await act(async () => window.history.back());
  await follow('to /nowhere');
  await act(async () => window.history.back());
  await follow('to /COE');
  await waitFor(() => expect(told).toContainEqual(shown('/COE')));
  expect(told.filter((message) => !/"\/(COE)?"/.test(JSON.stringify(message)))).toEqual([]);
});

it('tells it nothing for people who use less data', async () => {
  document.documentElement.dataset['lowData'] = '';
  const told = showWithWorker({ isInControl: true });
  await follow('to /COE');
  delete document.documentElement.dataset['lowData'];
  await follow('to /Events?page=2');
  await waitFor(() => expect(told).toEqual([shown('/Events?page=2')]));
});
