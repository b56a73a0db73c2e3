import { paths } from '@narthex/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { showSite } from '../testing/show-site';

const PAGES = { '/': 'Home', '/COE': 'Calendar of events' };
const TALL = 3000;

/** Holds the maximum scroll position of the test's window, because jsdom has no layout. */
let room = TALL;
const scrolls = jest.fn();
const shown = jest.fn();

function scrollTo({ top = 0, behavior }: ScrollToOptions) {
  scrolls(top, behavior);
  Object.assign(window, { scrollY: Math.min(top, room) });
  fireEvent.scroll(window);
}

beforeEach(() => {
  room = TALL;
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo);
  Element.prototype.scrollIntoView = function (options) {
    shown(this.id, options);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  scrolls.mockClear();
  shown.mockClear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

/** Renders a home page whose leaders appear after its heading, and a page with links back to it. */
function Remote() {
  const { pathname } = useLocation();
  const [hasLeaders, setHasLeaders] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasLeaders(true), 50);
    return () => clearTimeout(timer);
  }, []);
  if (pathname === '/COE') {
    return (
      <>
        <h1>Calendar</h1>
        <Link to={{ pathname: '/', hash: '#leadership' }}>Who leads</Link>
        <Link to={{ pathname: '/', hash: '#nothing' }}>To no place</Link>
        <Link to={{ pathname: '/COE', hash: '#inquiry' }}>Ask here</Link>
      </>
    );
  }
  return (
    <>
      <h1>Home</h1>
      <Link to={paths.calendar.to()}>Calendar</Link>
      {hasLeaders ? (
        <section id="leadership">
          <h2>The people who serve you</h2>
        </section>
      ) : null}
    </>
  );
}

const showAt = (path: string) => showSite({ remote: { default: Remote }, pages: PAGES, path });
const follow = (name: string) => act(async () => screen.getByText(name, { selector: 'main a' }).click());
const heading = (name: string) => screen.findByRole('heading', { name });

function scrollBy(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

async function goBack() {
  await act(async () => window.history.back());
}

it('is the top of another page, at once', async () => {
  showAt('/');
  scrollBy(900);
  await follow('Calendar');
  await heading('Calendar');
  expect(window.scrollY).toBe(0);
  expect(scrolls).toHaveBeenCalledWith(0, 'instant');
});

it('is where the person was, on the way back and forth', async () => {
  showAt('/');
  scrollBy(900);
  await follow('Calendar');
  scrollBy(120);
  await goBack();
  await heading('Home');
  expect(window.scrollY).toBe(900);
  await act(async () => window.history.forward());
  await heading('Calendar');
  expect(window.scrollY).toBe(120);
});

it('is where the person was as soon as the page has room for it', async () => {
  showAt('/');
  scrollBy(900);
  await follow('Calendar');
  room = 300;
  await goBack();
  await heading('Home');
  expect(window.scrollY).toBe(300);
  room = TALL;
  await waitFor(() => expect(window.scrollY).toBe(900));
});

it('is left to the person who scrolls meanwhile', async () => {
  showAt('/');
  scrollBy(900);
  await follow('Calendar');
  room = 300;
  await goBack();
  await heading('Home');
  fireEvent.wheel(window);
  scrollBy(40);
  room = TALL;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(40);
});

it('is the place on another page that a link names, once it is there, and focus goes to its heading', async () => {
  showAt('/COE');
  await follow('Who leads');
  expect(await heading('The people who serve you')).toBeInTheDocument();
  await waitFor(() => expect(shown).toHaveBeenCalledWith('leadership', { behavior: 'instant' }));
  expect(screen.getByRole('heading', { name: 'The people who serve you' })).toHaveFocus();
});

it('is the place on the same page that a link names', async () => {
  showAt('/COE');
  await follow('Ask here');
  expect(shown).toHaveBeenCalledWith('inquiry', { behavior: 'auto' });
  expect(screen.getByText('Ask us a question').parentElement?.querySelector('form')).toHaveFocus();
});

it('is the top where the named place does not exist', async () => {
  showAt('/COE');
  scrollBy(200);
  await follow('To no place');
  expect(await heading('Home')).toHaveFocus();
  expect(window.scrollY).toBe(0);
  expect(shown).not.toHaveBeenCalled();
});
