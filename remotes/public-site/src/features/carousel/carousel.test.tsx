import { renderApp } from '@narthex/shared-auth/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

const SETTINGS = { delay: 50, speed: 0, wrap: 'loop' } as const;
const slides = ['One', 'Two', 'Three'].map((name) => ({
  key: name,
  content: <h2>{name}</h2>,
  backdrop: <span>Picture {name}</span>,
}));

function prefer(isReduced: boolean) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: isReduced && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

const current = () => screen.getByRole('link', { current: true }).getAttribute('aria-label');
const ready = () =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Welcome' })).toHaveAttribute('data-state', 'ready'),
  );

type Variant = 'banner' | 'feature';
function renderAs(variant: Variant, isReduced = false, delay: number = SETTINGS.delay) {
  prefer(isReduced);
  renderApp(
    <Carousel
      id="welcome"
      label="Welcome"
      variant={variant}
      settings={{ ...SETTINGS, delay }}
      slides={slides}
    />,
  );
}

afterEach(() => jest.useRealTimers());

describe.each(['banner', 'feature'] as const)('the slider of a %s', (variant) => {
  const show = (isReduced?: boolean, delay?: number) => renderAs(variant, isReduced, delay);

  it('shows every slide’s words and only the first picture before it starts', () => {
    show();
    expect(screen.getAllByRole('heading')).toHaveLength(3);
    expect(screen.getByText('Picture One')).toBeVisible();
    expect(screen.getByText('Picture Two')).not.toBeVisible();
  });

  it('links its dots to the slides, and has nothing to pause, before it starts', async () => {
    show();
    const dot = screen.getByRole('link', { name: 'Go to slide 2 of 3' });
    expect(document.querySelector(dot.getAttribute('href') ?? '')).toHaveTextContent('Two');
    const pause = () => screen.getByRole('button', { name: 'Pause Welcome' });
    expect(pause()).toHaveAttribute('data-moves', 'false');
    await ready();
    expect(pause()).toHaveAttribute('data-moves', 'true');
  });

  it('knows the slide that was scrolled to before hydration, and every dot still leads', async () => {
    const user = userEvent.setup();
    prefer(true);
    const carousel = (
      <Carousel id="welcome" label="Welcome" variant={variant} settings={SETTINGS} slides={slides} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(carousel);
    const viewport = container.querySelector<HTMLElement>('[data-slides]');
    Object.defineProperty(viewport, 'clientWidth', { value: 300 });
    if (viewport) viewport.scrollLeft = 600;
    // The starter marks the dot in this way.
    const [first, , third] = container.querySelectorAll('a');
    first?.removeAttribute('aria-current');
    third?.setAttribute('aria-current', 'true');
    render(carousel, { container, hydrate: true });
    expect(current()).toBe('Go to slide 3 of 3');
    await user.click(screen.getByRole('link', { name: 'Go to slide 1 of 3' }));
    await waitFor(() => expect(current()).toBe('Go to slide 1 of 3'));
  });

  it('moves by itself and stands still when paused', async () => {
    const user = userEvent.setup();
    show();
    await ready();
    await waitFor(() => expect(current()).toBe('Go to slide 2 of 3'));
    await user.click(screen.getByRole('button', { name: 'Pause Welcome' }));
    expect(screen.getByRole('button', { name: 'Play Welcome' })).toBeInTheDocument();
  });

  it('is held by the keyboard when the pointer leaves, and by the pointer when the keyboard leaves', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await ready();
    const welcome = screen.getByRole('region', { name: 'Welcome' });
    const moves = async () => {
      const before = current();
      await act(() => jest.advanceTimersByTimeAsync(SETTINGS.delay * 1.5));
      return current() !== before;
    };
    expect(await moves()).toBe(true);
    await user.tab();
    await user.hover(welcome);
    await user.unhover(welcome);
    expect(await moves()).toBe(false);
    await user.hover(welcome);
    await user.tab({ shift: true });
    expect(await moves()).toBe(false);
    await user.unhover(welcome);
    expect(await moves()).toBe(true);
  });

  it('stands still for people who prefer reduced motion, and still jumps to a slide', async () => {
    const user = userEvent.setup();
    show(true);
    await ready();
    expect(screen.getByRole('button', { name: 'Play Welcome' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to slide 3 of 3' }));
    await waitFor(() => expect(current()).toBe('Go to slide 3 of 3'));
  });

  describe('that stands for six seconds', () => {
    const welcome = () => screen.getByRole('region', { name: 'Welcome' });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    beforeEach(() => jest.useFakeTimers());

    it('starts two seconds before it moves', async () => {
      show(false, 6_000);
      await pass(4_000);
      expect(welcome()).toHaveAttribute('data-state', 'still');
      await pass(500);
      expect(welcome()).toHaveAttribute('data-state', 'ready');
      expect(current()).toBe('Go to slide 1 of 3');
      await pass(2_000);
      expect(current()).toBe('Go to slide 2 of 3');
    });

    it('goes at once to the slide whose dot is pressed before it moves by itself', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      show(false, 6_000);
      await user.click(screen.getByRole('link', { name: 'Go to slide 3 of 3' }));
      await pass(100);
      expect(current()).toBe('Go to slide 3 of 3');
    });

    it('starts at once when somebody reaches for it', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      show(false, 6_000);
      await user.hover(screen.getByText('One'));
      await pass(100);
      expect(welcome()).toHaveAttribute('data-state', 'ready');
    });
  });

  it('keeps hidden slides out of reach', async () => {
    show(true);
    await ready();
    expect(screen.getByText('Two').closest('[data-slide]')).toHaveAttribute('inert');
    expect(screen.getByText('One').closest('[data-slide]')).not.toHaveAttribute('inert');
  });
});
