import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, startTransition, useContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { deferredSection } from './deferred-section';

const PageUrl = createContext('/');

function Choirs() {
  const url = useContext(PageUrl);
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="choirs">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen((before) => !before)}>
        All choirs
      </button>
      <a href={`/sw${url}`}>Kiswahili</a>
    </section>
  );
}
const HTML =
  '<!--$--><section id="choirs"><button type="button" aria-expanded="false">All choirs</button><a href="/sw/">Kiswahili</a></section><!--/$-->';

/** Tests call these functions to bring observed elements near the viewport. */
let comeNear: (() => void)[] = [];
class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeNear.push(() => this.callback([{ isIntersecting: true }]));
  }
  disconnect() {
    comeNear = [];
  }
}

const button = () => screen.getByRole('button', { name: 'All choirs' });
let root: Root | undefined;
/** Selects what has the focus before the page is hydrated. */
let focusFirst = '';

/** Hydrates a server-rendered page with the section. `fetches` lists the results of the requests for its code. */
async function openPage(...fetches: readonly ('here' | 'lost' | 'slow')[]) {
  const outcomes = [...fetches];
  const sectionCode: { arrive: () => void } = { arrive: () => undefined };
  const fetchSection = jest.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome === 'lost') throw new Error('connection lost');
    if (outcome === 'slow') await new Promise<void>((resolve) => (sectionCode.arrive = resolve));
    return { default: Choirs };
  });
  const Section = deferredSection('choirs', fetchSection);
  const pageOf = (url: string) => (
    <PageUrl value={url}>
      <Section renderedFor={url} />
    </PageUrl>
  );
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.replaceChildren(container);
  if (focusFirst) container.querySelector<HTMLElement>(focusFirst)?.focus();
  await act(async () => {
    root = hydrateRoot(container, pageOf('/'));
  });
  const goTo = (url: string) => act(() => startTransition(() => root?.render(pageOf(url))));
  return { Section, fetchSection, sectionCode, goTo, element: button() };
}

beforeEach(() => {
  comeNear = [];
  focusFirst = '';
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  act(() => root?.unmount());
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  globalThis.__narthexHeld = undefined;
});

it('keeps the HTML of the server and fetches nothing before somebody comes near', async () => {
  const { fetchSection, element } = await openPage('here');
  expect(fetchSection).not.toHaveBeenCalled();
  expect(element).toBeInTheDocument();
});

it('responds once somebody came near, in the elements that were there', async () => {
  const { element } = await openPage('here');
  await act(async () => comeNear[0]?.());
  expect(button()).toBe(element);
  await userEvent.click(element);
  expect(element).toHaveAttribute('aria-expanded', 'true');
});

it('responds to somebody who was in it before the page was hydrated', async () => {
  focusFirst = 'a';
  const { fetchSection } = await openPage('here');
  expect(fetchSection).toHaveBeenCalledTimes(1);
});

it('responds to what was pressed in it before the page was hydrated, wherever the person went since', async () => {
  globalThis.__narthexHeld = { isHeldIn: (element) => element.id === 'choirs', release: () => undefined };
  const { fetchSection } = await openPage('here');
  expect(fetchSection).toHaveBeenCalledTimes(1);
});

it('stays readable when its code does not come, and asks again when somebody reaches for it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const release = jest.fn();
  globalThis.__narthexHeld = { isHeldIn: () => false, release };
  const { fetchSection, element } = await openPage('lost', 'lost', 'here');
  await act(async () => {
    comeNear[0]?.();
    await jest.advanceTimersByTimeAsync(60_000);
  });
  expect(fetchSection).toHaveBeenCalledTimes(2);
  expect(element).toBeInTheDocument();
  // The browser gets the held presses back, because the code that they wait for may never come.
  expect(release).toHaveBeenCalledWith(element.parentElement);
  await user.click(element);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await user.click(element);
  expect(element).toHaveAttribute('aria-expanded', 'true');
  jest.useRealTimers();
});

it.each(['before its code is asked for', 'while its code is on its way'])(
  'is rendered anew when somebody goes to another page %s',
  async (when) => {
    const { goTo, sectionCode } = await openPage('slow');
    if (when.startsWith('while')) await act(async () => comeNear[0]?.());
    await goTo('/Events');
    await act(async () => comeNear[0]?.());
    await act(async () => sectionCode.arrive());
    expect(screen.getByRole('link', { name: 'Kiswahili' })).toHaveAttribute('href', '/sw/Events');
  },
);

it('keeps its state when somebody goes to another page once its code is there', async () => {
  const { goTo, element } = await openPage('here');
  await act(async () => comeNear[0]?.());
  await userEvent.click(element);
  await goTo('/Events');
  expect(button()).toBe(element);
  expect(element).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Kiswahili' })).toHaveAttribute('href', '/sw/Events');
});

it('is prepared for a page that has no HTML of it yet', async () => {
  const { Section, fetchSection } = await openPage('here', 'here');
  await Section.prepare();
  expect(fetchSection).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await Section.prepare();
  expect(fetchSection).toHaveBeenCalledTimes(1);
});
