import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Shares the core of the federation runtime with every remote, which makes each remote about 9 KB smaller
 * (`externalRuntime` in webpack.common.ts). The plugin's own way of sharing it would add a second copy.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'narthex_shell' },
});
