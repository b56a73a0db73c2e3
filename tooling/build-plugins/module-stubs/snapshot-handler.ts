/**
 * Replaces the runtime's handler of snapshots, which its flag `disableSnapshot` leaves in the build. Without the
 * snapshot plugin nothing records snapshots, but the code that registers and removes remotes still calls these
 * functions.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** Returns no information, since none is recorded. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: {},
  remoteSnapshot: undefined,
});
