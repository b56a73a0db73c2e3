import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Shares the core of the federation runtime to every remote, which then carries none of its own (`externalRuntime` in
 * webpack.common.ts): about 9 KB less for each. The plugin's own way of providing it brings in a second copy.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'narthex_shell' },
});
