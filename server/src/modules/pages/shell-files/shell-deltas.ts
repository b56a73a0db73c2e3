import type { FastifyInstance } from 'fastify';
import { COMPRESSED } from '../../../builds/compression';
import type { DictionaryFile } from '../../../builds/deltas/deltas-plugin';
import { toPattern } from '../../../builds/deltas/dictionary-headers';
import { groupByPattern, pairWithEarlier } from '../../../builds/deltas/group-by-pattern';
import { findShellFiles, listShellFiles } from './shell-file-repository';

/** Knows which files of earlier shells browsers may have. */
export interface ShellDeltas {
  /** Describes a file of any build, or returns null if no version of it is a dictionary. */
  describe(name: string): Promise<DictionaryFile | null>;
  /** Learns the files of all builds. The deltas of those of this build that are `added` are prepared. */
  followBuild(own: ReadonlyMap<string, string>, added: ReadonlySet<string>): Promise<void>;
}

export function createShellDeltas({ db, deltas }: Pick<FastifyInstance, 'db' | 'deltas'>): ShellDeltas {
  let builtHere: ReadonlyMap<string, string> = new Map();
  let known: ReadonlyMap<string, readonly string[]> = new Map();

  return {
    async describe(name) {
      const pattern = toPattern(name);
      if (pattern === null || pattern === name) return null;
      const names = [name, name + COMPRESSED];
      const hashes = builtHere.has(name) ? builtHere : await findShellFiles(db, names);
      const file = hashes.get(name);
      if (file === undefined) return null;
      return {
        match: `/shell/${pattern}`,
        file,
        compressed: hashes.get(name + COMPRESSED),
        listEarlier: async () => known.get(pattern) ?? [],
      };
    },
    async followBuild(own, added) {
      const rows = await listShellFiles(db);
      builtHere = own;
      known = groupByPattern(rows);
      const addedHashes = new Map([...own].filter(([name]) => added.has(name)));
      // A build leaves the files of the one before in its folder.
      const earlier = groupByPattern(rows.filter(({ file }) => !added.has(file)));
      deltas.prepare(pairWithEarlier(addedHashes, earlier));
    },
  };
}
