import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes the versions that an earlier build left in the remote's own `dist`. An output path given on the command
 * line may be anywhere, and nothing beside it is ours.
 */
export function deleteOlderBuilds(folder: string, output: string): void {
  const dist = path.join(folder, 'dist');
  if (path.dirname(output) !== dist) return;
  for (const name of readdirSync(dist))
    if (name !== path.basename(output)) rmSync(path.join(dist, name), { recursive: true });
}
