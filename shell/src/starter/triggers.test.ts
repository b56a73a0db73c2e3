import { fireEvent } from '@testing-library/react';
import { watchReplies } from './visit/own-replies';
import { watchTriggers } from './triggers';

let start = jest.fn();
const idle: (() => void)[] = [];

/** Opens a page with this content. The listeners of earlier pages stay, but no page calls another one's `start`. */
function open(html: string, isSignedIn = false): void {
  document.body.innerHTML = html;
  start = jest.fn();
  watchTriggers({ isSignedIn, start });
}
const target = (selector: string): Element => document.querySelector(selector) ?? document.body;

beforeEach(() => {
  idle.length = 0;
  localStorage.clear();
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterAll(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

const READING = '<main><h1>Welcome</h1><a href="/Events">Events</a><p>Text</p></main>';

it('never starts for somebody who reads, scrolls and follows links', () => {
  open(READING);
  for (const event of ['pointerDown', 'pointerOver', 'touchStart', 'focusIn', 'scroll', 'keyDown'] as const) {
    fireEvent[event](target('a'));
    fireEvent[event](target('p'));
  }
  expect(start).not.toHaveBeenCalled();
  expect(idle).toEqual([]);
});

it.each(['pointerDown', 'keyDown', 'focusIn'] as const)(
  'starts at %s on a control that needs it',
  (event) => {
    open('<button data-needs-app="press"><b>More</b></button>');
    fireEvent[event](target('b'));
    expect(start).toHaveBeenCalled();
  },
);

it('starts when somebody types in a form, not when a finger scrolls it', () => {
  open('<form data-needs-app="use"><input></form>');
  fireEvent.pointerDown(target('input'));
  expect(start).not.toHaveBeenCalled();
  fireEvent.focusIn(target('input'));
  expect(start).toHaveBeenCalled();
});

it.each([
  ['pointerOver', '/member-dashboard'],
  ['touchStart', '/sw/admin/events'],
  ['focusIn', '/department-dashboard'],
] as const)('starts at %s on a link to %s', (event, path) => {
  open(`<a href="${path}">There</a>`);
  fireEvent[event](target('a'));
  expect(start).toHaveBeenCalled();
});

it('leaves links to other sites alone, whatever their path', () => {
  open('<a href="https://elsewhere.example/admin">There</a>');
  fireEvent.pointerOver(target('a'));
  expect(start).not.toHaveBeenCalled();
});

it('starts when somebody comes back to the page on another day, which it calls today', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 9) });
  open(READING);
  jest.setSystemTime(new Date(2026, 10, 29, 22));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  jest.setSystemTime(new Date(2026, 10, 30, 7));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(start).toHaveBeenCalled();
  jest.useRealTimers();
});

it('starts at midnight on a screen that stands in the hall and that nobody touches', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 9) });
  open(READING);
  jest.advanceTimersByTime(14 * 3_600_000);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(start).toHaveBeenCalled();
  jest.useRealTimers();
});

it('starts when something is played', () => {
  open('<audio></audio>');
  target('audio').dispatchEvent(new Event('play'));
  expect(start).toHaveBeenCalled();
});

it('starts at once on a page that shows nothing without it', () => {
  open('<div data-needs-app="now">Loading...</div>');
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts at once where somebody typed before it was there', () => {
  document.body.innerHTML = '<form data-needs-app="use"><input></form>';
  document.querySelector('input')?.focus();
  start = jest.fn();
  watchTriggers({ isSignedIn: false, start });
  expect(start).toHaveBeenCalledTimes(1);
});

it('waits until the page is idle for somebody who is signed in', () => {
  open(READING, true);
  expect(start).not.toHaveBeenCalled();
  idle.forEach((work) => work());
  expect(start).toHaveBeenCalledTimes(1);
});

it('shows a reply on the page of an event to the device that made it, and to no other', () => {
  const event = '<section data-own-reply=""><form><button>Come</button></form></section>';
  watchReplies();
  open(event);
  expect(idle).toHaveLength(0);
  fireEvent.submit(target('form'));
  open(event);
  expect(idle).toHaveLength(1);
  open(READING);
  expect(idle).toHaveLength(1);
});
