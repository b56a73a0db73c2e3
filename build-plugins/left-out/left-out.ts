import { LEFT_OUT_OF_REMOTES, type LeftOut } from '@narthex/remote-kit/build/leave-out';

const RUNTIME_CORE = /@module-federation[\\/]runtime-core[\\/]dist/;

/** What the shell leaves out, with what stands in for it: 5 KB of each first visit. */
export const LEFT_OUT_OF_SHELL: readonly LeftOut[] = [
  ...LEFT_OUT_OF_REMOTES,
  {
    importedFrom: RUNTIME_CORE,
    request: /plugins\/snapshot\/SnapshotHandler\.js$/,
    standIn: require.resolve('./snapshot-handler'),
  },
  {
    importedFrom: RUNTIME_CORE,
    request: /utils\/preload\.js$/,
    standIn: require.resolve('./preload'),
  },
  {
    importedFrom: /@tanstack[\\/]query-core[\\/]build/,
    request: /\.\/infiniteQueryBehavior\.js$/,
    standIn: require.resolve('./infinite-query'),
  },
];
