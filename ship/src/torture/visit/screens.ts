import type { Frame, Page } from 'playwright-core';
import { paths } from '@narthex/shared-contracts';
import { findFrame } from './find-frame';

/** Names what a person sees in the place of a remote. */
export type Screen =
  | 'its page'
  | 'its page without its styles'
  | 'the last good version'
  | 'the page as the server rendered it'
  | 'the error screen'
  | 'the sign-in'
  | 'the offline page'
  | 'the notice of a page that could not start'
  | 'something else'
  | 'nothing';

/** Describes a page at one moment. */
export interface Reading {
  readonly path: string;
  readonly text: string;
  /** Holds its heading, or the beginning of its text if it has none. */
  readonly heading: string;
  /** Holds the text of its warning. */
  readonly alert: string | null;
  /** Counts the remote's stylesheets. */
  readonly styles: number;
}

/** Sentences of the shell with their screens. The first match decides. */
const SENTENCES: readonly (readonly [string, Screen])[] = [
  ['This page could not start.', 'the notice of a page that could not start'],
  ['Oops! Something went wrong', 'the error screen'],
  ['is running its previous version', 'the last good version'],
  ['Some parts of this page could not be started.', 'the page as the server rendered it'],
  ['Authentication Required', 'the sign-in'],
  ['You are offline', 'the offline page'],
];
const SIGN_INS: readonly string[] = [paths.members, paths.leaders, paths.adminLogin].map(({ to }) => to());

/** Reads the visible parts of a document. Returns null while it changes. */
const readDocument = (frame: Frame, folder: string): Promise<Reading | null> =>
  frame
    .evaluate((ofRemote): Reading => {
      const main = document.querySelector('main');
      const heading = (main ?? document).querySelector('h1')?.textContent ?? main?.innerText ?? '';
      const alert = [...document.querySelectorAll<HTMLElement>('[role=alert]')].find(
        (element) => element.innerText.trim() !== '' && element.checkVisibility(),
      );
      const sheets = [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : []));
      return {
        path: window.location.pathname,
        text: document.body?.innerText.trim() ?? '',
        heading: heading.trim().slice(0, 80),
        alert: alert?.innerText.trim().replace(/\s+/g, ' ').slice(0, 120) ?? null,
        styles: new Set(sheets.filter((path) => path.startsWith(ofRemote))).size,
      };
    }, folder)
    .catch(() => null);

/**
 * Reads the visible parts of a page, including those in the frame of an isolated remote. Returns null while a document
 * changes. @param folder The folder of the remote's version.
 */
export async function readPage(page: Page, folder: string): Promise<Reading | null> {
  const around = await readDocument(page.mainFrame(), folder);
  const frame = await findFrame(page);
  if (!around || !frame) return around;
  const inside = await readDocument(frame, folder);
  return inside && combineReadings(around, inside);
}

/** Returns one reading of a page and of the frame in it. */
export const combineReadings = (around: Reading, inside: Reading): Reading => ({
  path: around.path,
  text: inside.text && [around.text, inside.text].join('\n'),
  heading: inside.heading,
  alert: around.alert ?? inside.alert,
  styles: inside.styles,
});

/** Returns the screen that a reading shows. @param own A reading of the remote's page while it works. */
export function recognizeScreen(reading: Reading, own: Reading): Screen {
  const { text, path, heading, styles } = reading;
  if (text === '') return 'nothing';
  const [, screen] = SENTENCES.find(([sentence]) => text.includes(sentence)) ?? [];
  if (screen) return screen;
  if (SIGN_INS.includes(path)) return 'the sign-in';
  if (heading === '' || heading !== own.heading) return 'something else';
  return styles < own.styles ? 'its page without its styles' : 'its page';
}
