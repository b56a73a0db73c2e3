import { runQuietly } from '../run';

/**
 * Returns that npm doesn't reach its registry, and null if it does. Without it npm knows of no versions, and reports that
 * the packages conflict.
 */
export async function findRegistryProblem(cwd = process.cwd()): Promise<string | null> {
  // The reason is in lines that a quieter level, such as that of `npm --silent`, leaves out.
  const ping = ['ping', '--fetch-retries=0', '--loglevel=notice'];
  const { code, output } = await runQuietly('npm', ping, { cwd });
  const [, reason] = /code (E[A-Z_]+)$/m.exec(output) ?? [];
  // A registry that has no ping responds with a status.
  if (code === 0 || reason === undefined) return null;
  const [, registry = 'its registry'] = /PING (\S+)/.exec(output) ?? [];
  return `because npm does not reach ${registry} (${reason}), whatever it says above`;
}
