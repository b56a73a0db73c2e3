import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// jsdom leaves these out: the router needs the first two, sliders ask what a person prefers.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// What has to happen happens, also on a machine that is busy with the other half of the suite. Under mutation testing the
// faults make tests wait for what never comes.
configure({ asyncUtilTimeout: process.env['MUTATION_ROOM'] ? 3_000 : 10_000 });
