import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

const OPEN = 'data-popover-open';

let invoker: HTMLElement | null = null;

function hide(element: Element): void {
  element.removeAttribute(OPEN);
  element.removeAttribute('open');
  invoker?.focus();
}

/** Adds what jsdom lacks of popovers: a button opens and closes the element that it names, and Escape closes it. */
function installPopovers(): void {
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${OPEN}]) { display: none; }`;
  document.head.append(style);
  HTMLElement.prototype.hidePopover ??= function () {
    hide(this);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[popovertarget]') : null;
    const element = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!element) return;
    if (element.hasAttribute(OPEN)) return hide(element);
    invoker = button;
    element.setAttribute(OPEN, '');
    // It may be a dialog, which jsdom shows by this attribute.
    element.setAttribute('open', '');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelectorAll(`[${OPEN}]`).forEach(hide);
  });
}

// jsdom lacks these: the router needs the first two, and sliders query the person's preferences.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// The timeout is long, because the machine may be busy. Under mutation testing it is short, because many
// mutants make a test wait for something that never happens.
configure({ asyncUtilTimeout: process.env['MUTATION_ROOM'] ? 3_000 : 10_000 });

installPopovers();
