import { findLiveEntry, type Registry } from '@narthex/shared-contracts';
import { MeasureError } from '../browser/measure-error';

const POLL_MS = 10;
const LIMIT_MS = 60_000;

/** The version of a remote that visitors get now; null when there is none. */
export async function readLiveVersion(origin: string, remote: string): Promise<string | null> {
  const response = await fetch(new URL('/registry.json', origin));
  const registry = (await response.json()) as Registry;
  return findLiveEntry(registry.microFrontends[remote] ?? [])?.metadata.version ?? null;
}

/** Resolves once visitors get another version than this; with the new one. */
export async function waitForOther(origin: string, remote: string, version: string | null): Promise<string> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const live = await readLiveVersion(origin, remote);
    if (live !== null && live !== version) return live;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new MeasureError(`${remote} ${version ?? ''} stayed live.`);
}
