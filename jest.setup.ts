import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextEncoder, TextDecoder });
