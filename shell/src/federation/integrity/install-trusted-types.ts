import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
// Schemas come later, and with each remote: told here, none of them tries whether text may be run, which it may not.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
