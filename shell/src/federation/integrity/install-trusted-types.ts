import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
// zod would otherwise try whether `new Function` is allowed, which violates the policy. The setting also
// holds for the copies of zod in remotes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
