/**
 * Versions the contract between shell and remotes. It is raised when a remote must change to keep working.
 */
export const CONTRACT_VERSION = 1;

/** Lists the contract versions that this shell can still mount. */
export const SUPPORTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];
