import { STUBBED_IN_REMOTES, type StubbedModule } from '@narthex/remote-kit/build/module-stubs';

const RUNTIME_CORE = /@module-federation[\\/]runtime-core[\\/]dist/;

/** The shell leaves out these modules and gets the stubs instead, which saves 5 KB of each first visit. */
export const STUBBED_IN_SHELL: readonly StubbedModule[] = [
  ...STUBBED_IN_REMOTES,
  {
    importedFrom: RUNTIME_CORE,
    request: /plugins\/snapshot\/SnapshotHandler\.js$/,
    replacement: require.resolve('./snapshot-handler'),
  },
  {
    importedFrom: RUNTIME_CORE,
    request: /utils\/preload\.js$/,
    replacement: require.resolve('./preload'),
  },
  {
    importedFrom: /@tanstack[\\/]query-core[\\/]build/,
    request: /\.\/infiniteQueryBehavior\.js$/,
    replacement: require.resolve('./infinite-query'),
  },
];
