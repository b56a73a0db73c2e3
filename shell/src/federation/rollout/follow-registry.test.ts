import { fireEvent } from '@testing-library/react';
import { fakeRegistry } from '../../testing/fake-registry';
import { followRegistry } from './follow-registry';
import { RegistryWatch } from './registry-watch';

const registry = fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] });
const changed = { ...fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] }) };

let asked = 0;
let seen: string[] = [];
let stop: () => void = () => undefined;
let watch: RegistryWatch;

beforeEach(() => {
  asked = 0;
  seen = [];
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
  const ask = async () => {
    asked += 1;
    return { ok: true, json: async () => changed } as Response;
  };
  watch = new RegistryWatch({ registry, fetch: ask });
  stop = followRegistry(watch);
  window.history.replaceState(null, '', '/here');
  document.body.innerHTML =
    '<main><a href="/there">There</a><a href="/here#part">Part</a><a href="https://other.example/">Out</a></main>';
  // The router's own listener is inside the page.
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    seen.push((event.target as Element).textContent ?? '');
  });
  // The default action is prevented, because jsdom can't navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const click = (name: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (link) fireEvent.click(link);
};

it('asks when somebody comes back to the tab or follows a link', () => {
  window.dispatchEvent(new Event('focus'));
  expect(asked).toBe(1);
  click('There');
  expect(asked).toBe(2);
  expect(seen).toEqual(['There']);
});

it('asks nothing for a step on the page, and for a way out', () => {
  click('Part');
  click('Out');
  expect(asked).toBe(0);
  expect(seen).toEqual(['Part', 'Out']);
});

it('leaves a link to the browser once there is another version', async () => {
  await watch.check();
  expect(watch.getChanges().isOutdated).toBe(true);
  click('There');
  expect(seen).toEqual([]);
  click('Part');
  expect(seen).toEqual(['Part']);
});

it('does nothing once it is stopped', () => {
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(asked).toBe(0);
});
