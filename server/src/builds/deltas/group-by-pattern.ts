import { COMPRESSED } from '../compression';
import { toPattern } from './dictionary-headers';
import type { DeltaTarget } from './delta-store';

/** Is a file of a build with its hash (subresource integrity). */
interface NamedFile {
  readonly file: string;
  readonly integrity: string;
}

/** Maps the pattern of names to the hashes of all files that match it, in their order. */
export function groupByPattern(files: Iterable<NamedFile>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { file, integrity } of files) {
    const pattern = toPattern(file);
    if (pattern === null) continue;
    const group = groups.get(pattern) ?? [];
    if (!group.includes(integrity)) groups.set(pattern, [...group, integrity]);
  }
  return groups;
}

/** Some visitors have the release before the last, and of two chunks with one name a browser has either. */
const MAX_PAIRS = 3;

/** Pairs each file of a new build with the first earlier ones of its pattern. */
export function* pairWithEarlier(
  hashes: ReadonlyMap<string, string>,
  earlier: ReadonlyMap<string, readonly string[]>,
): Generator<DeltaTarget & { readonly earlier: string }> {
  for (const [name, file] of hashes) {
    const pattern = toPattern(name);
    const found = pattern === null ? [] : (earlier.get(pattern) ?? []);
    const target = { file, compressed: hashes.get(name + COMPRESSED) };
    for (const hash of found.slice(0, MAX_PAIRS)) yield { ...target, earlier: hash };
  }
}
