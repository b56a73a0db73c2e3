import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// What has to happen happens, also on a machine that is busy with the other half of the suite.
configure({ asyncUtilTimeout: 10_000 });
