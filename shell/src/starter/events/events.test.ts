import { fireEvent } from '@testing-library/react';
import type { HeldEvents } from '@narthex/shared-ui/need-attribute';
import { holdEvents } from './held-events';
import { watchSlides } from './slides';

describe('held events', () => {
  /** Everything that was carried out, in order. */
  let done: string[] = [];
  let starts = 0;
  let held: HeldEvents;

  /** Lets more tasks pass than the repetitions of a test take. */
  async function settle(): Promise<void> {
    for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
  }
  const find = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no ${id}`);
    return element;
  };
  /** Is what hydration does: the control responds, and drops the attribute. */
  function hydrate(id: string): void {
    const control = find(id);
    control.addEventListener('click', (event) => {
      event.preventDefault();
      done.push(`click on ${id}`);
    });
    control.addEventListener('keydown', ({ key }) => done.push(`${key} on ${id}`));
    control.removeAttribute('data-needs-app');
  }
  const press = (id: string, init: MouseEventInit = {}) =>
    find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  const type = (id: string, key: string) =>
    find(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  beforeAll(() => {
    held = holdEvents(() => (starts += 1));
  });
  beforeEach(() => {
    done = [];
    starts = 0;
    document.body.innerHTML = `
    <header data-live="false"></header>
    <button type="button" id="more" data-needs-app="press"><b id="inside">More</b></button>
    <button type="button" id="tab" role="tab" data-needs-app="keys">Elders</button>
    <button type="button" id="copy" data-needs-app="only press">Copy</button>
    <form data-needs-app="use"><button type="button" id="field">In a form</button></form>
    <button type="button" id="plain">Plain</button>`;
    find('plain').addEventListener('click', () => done.push('click on plain'));
    find('field').addEventListener('click', () => done.push('click on field'));
  });

  it('carries out a press once, when the control responds', async () => {
    expect(press('inside')).toBe(false);
    expect(starts).toBe(1);
    hydrate('more');
    await settle();
    expect(done).toEqual(['click on more']);
    press('more');
    await settle();
    expect(done).toEqual(['click on more', 'click on more']);
  });

  it('carries out what was done in its order, as often as it was done', async () => {
    press('more');
    type('tab', 'ArrowRight');
    type('tab', 'ArrowRight');
    press('copy');
    for (const id of ['copy', 'more', 'tab']) hydrate(id);
    await settle();
    expect(done).toEqual(['click on more', 'ArrowRight on tab', 'ArrowRight on tab', 'click on copy']);
  });

  it('waits for the control that was pressed, not for others', async () => {
    press('more');
    hydrate('tab');
    await settle();
    expect(done).toEqual([]);
    hydrate('more');
    await settle();
    expect(done).toEqual(['click on more']);
  });

  it('tells a section whose code isn’t there yet that something in it was pressed', async () => {
    expect(held.isHeldIn(document.body)).toBe(false);
    press('inside');
    expect(held.isHeldIn(document.body)).toBe(true);
    expect(held.isHeldIn(find('tab'))).toBe(false);
    hydrate('more');
    await settle();
    expect(held.isHeldIn(document.body)).toBe(false);
  });

  it('leaves to the browser what needs no application', () => {
    press('plain');
    press('field');
    expect(done).toEqual(['click on plain', 'click on field']);
    expect(type('more', 'ArrowDown')).toBe(true);
    expect(type('tab', 'a')).toBe(true);
    expect(press('more', { ctrlKey: true })).toBe(true);
    expect(starts).toBe(0);
  });

  it('lets the browser carry out what it holds when the application can’t start', async () => {
    press('more');
    // Without the application, the control has only what the browser itself does.
    find('more').addEventListener('click', ({ defaultPrevented }) =>
      done.push(`native: ${!defaultPrevented}`),
    );
    held.release(document.body);
    await settle();
    expect(done).toEqual(['native: true']);
  });

  it('lets the browser carry out what it holds in a section whose code can’t be loaded, and nothing else', async () => {
    press('more');
    press('copy');
    for (const id of ['more', 'copy']) find(id).addEventListener('click', () => done.push(`native: ${id}`));
    held.release(find('more'));
    await settle();
    expect(done).toEqual(['native: more']);
    hydrate('copy');
    await settle();
  });

  it('finds the control that took the place of the pressed one', async () => {
    press('more');
    document.body.innerHTML = '<header></header><button type="button" id="more"><b>More</b></button>';
    find('more').addEventListener('click', () => done.push('click on the new one'));
    document.querySelector('header')?.setAttribute('data-live', 'true');
    await settle();
    expect(done).toEqual(['click on the new one']);
  });
});

describe('slides', () => {
  const WIDTH = 300;
  const find = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no ${id}`);
    return element;
  };
  const links = () => [...document.querySelectorAll('a')];
  const current = () => links().map((link) => link.getAttribute('aria-current'));
  const scrolls: object[] = [];

  beforeAll(watchSlides);
  beforeEach(() => {
    scrolls.length = 0;
    delete document.documentElement.dataset['slidesUsed'];
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    document.body.innerHTML = `
    <section>
      <div id="slides" data-slides=""><div id="one">One</div><div id="two">Two</div></div>
      <a href="#one" data-slide-link="" aria-current="true">1</a>
      <a href="#two" data-slide-link="">2</a>
    </section>`;
    Object.defineProperty(find('slides'), 'clientWidth', { value: WIDTH });
    Object.defineProperty(find('two'), 'offsetLeft', { value: WIDTH });
    find('slides').scrollTo = (options) => void scrolls.push(Object(options));
  });

  it('scrolls to the slide that a link names, and leaves the page where it is', () => {
    expect(fireEvent.click(links()[1] as Element)).toBe(false);
    expect(scrolls).toEqual([{ left: WIDTH, behavior: 'smooth' }]);
  });

  it('jumps where people prefer less motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    fireEvent.click(links()[1] as Element);
    expect(scrolls).toEqual([{ left: WIDTH, behavior: 'auto' }]);
  });

  it('leaves new tabs, and links that the application runs, to others', () => {
    expect(fireEvent.click(links()[1] as Element, { ctrlKey: true })).toBe(true);
    links()[1]?.removeAttribute('data-slide-link');
    expect(fireEvent.click(links()[1] as Element)).toBe(true);
    expect(scrolls).toEqual([]);
  });

  it('marks the link to the slide that was scrolled to, and shows the pictures', () => {
    find('slides').scrollLeft = WIDTH - 20;
    fireEvent.scroll(find('slides'));
    expect(current()).toEqual([null, 'true']);
    expect(document.documentElement).toHaveAttribute('data-slides-used');
  });

  it('loads no picture for somebody who scrolls the page', () => {
    fireEvent.scroll(document);
    fireEvent.scroll(find('one'));
    expect(current()).toEqual(['true', null]);
    expect(document.documentElement).not.toHaveAttribute('data-slides-used');
  });
});
