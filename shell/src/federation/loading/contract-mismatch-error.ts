/** The remote speaks a version of the contract this shell doesn't know. Trying again won't help. */
export class ContractMismatchError extends Error {
  override readonly name = 'ContractMismatchError';
}
