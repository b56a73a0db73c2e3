import { fireEvent } from '@testing-library/react';
import { watchSlides } from './slides';

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
