/**
 * Stands in for the runtime's own handler of snapshots, which its flag `disableSnapshot` leaves in the build: without the
 * snapshot plugin nothing ever records one. What registers and removes remotes still asks for these.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** Nothing is known of any remote. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: {},
  remoteSnapshot: undefined,
});
