/** The version of the agreement between shell and remotes. Raised when a remote must change to keep working. */
export const CONTRACT_VERSION = 1;

/** Contract versions this shell can still mount. */
export const SUPPORTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];
