import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installPopovers } from './popovers';

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
