import { findLiveEntry, type Registry } from '@narthex/shared-contracts';
import { MeasureError } from '../browser/measure-error';

const POLL_MS = 10;
const LIMIT_MS = 60_000;

/** Returns the live version of a remote, or null if there is none. */
export async function readLiveVersion(origin: string, remote: string): Promise<string | null> {
  const response = await fetch(new URL('/registry.json', origin));
  const registry = (await response.json()) as Registry;
  return findLiveEntry(registry.microFrontends[remote] ?? [])?.metadata.version ?? null;
}

/** Resolves with the new version once visitors get another one than this. */
export async function waitForOther(origin: string, remote: string, version: string | null): Promise<string> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const live = await readLiveVersion(origin, remote);
    if (live !== null && live !== version) return live;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new MeasureError(`${remote} ${version ?? ''} stayed live.`);
}
