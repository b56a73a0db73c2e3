/** Means that the remote has a contract version this shell doesn't support. A retry can't help. */
export class ContractMismatchError extends Error {
  override readonly name = 'ContractMismatchError';
}
