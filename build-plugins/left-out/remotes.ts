/**
 * Stands in for the bundler's loading of remotes that are named at build time: the shell names none, its registry does.
 */
export function remotes(): never {
  throw new Error('This build names no remotes.');
}
