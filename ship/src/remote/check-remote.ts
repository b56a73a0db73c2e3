import { descriptorSchema } from '@narthex/shared-contracts/descriptor';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { CheckInput, CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { toSentence } from '../command-errors';
import { listEarlyRefusals } from './ask-site';
import { buildRemote } from './build-remote';
import type { RemoteFolder } from './find-remote';
import { hashFiles, listCodeSizes, listLargest, measureCode, packRemote, refuseSize } from './pack-remote';
import type { SiteClient } from '../site-client';

/** Describes the parts of a manifest that are checked here. */
export interface CheckedManifest {
  readonly metaData: Pick<CheckInput, 'descriptor' | 'taken'> & {
    readonly integrity: Readonly<Record<string, string>>;
  };
}

const NODE_FILES = 'server/';
const COMPRESSED = '.br';

const decide = (name: string, refusals: readonly string[], passed: string): CheckResult =>
  refusals.length > 0
    ? { name, outcome: 'refused', message: refusals.join(' ') }
    : { name, outcome: 'passed', message: passed };

/**
 * Runs the checks that need no site: the descriptor is valid, and the files match those that the manifest names.
 *
 * @param hashes Hashes of the actual files by name.
 */
export function checkBuild(
  { metaData }: CheckedManifest,
  hashes: Readonly<Record<string, string>>,
): CheckResult[] {
  const descriptor = descriptorSchema.safeParse(metaData.descriptor);
  const problems =
    descriptor.error?.issues.map(({ path, message }) => toSentence(`${path.join('.')}: ${message}`)) ?? [];
  const named = Object.entries(metaData.integrity);
  const known = new Set([MANIFEST, ...named.map(([file]) => file)]);
  const others = Object.keys(hashes)
    .filter((file) => !file.startsWith(NODE_FILES))
    .filter((file) => !known.has(file.endsWith(COMPRESSED) ? file.slice(0, -COMPRESSED.length) : file));
  return [
    decide('schema', problems, 'Its descriptor is sound.'),
    decide(
      'integrity',
      [
        ...named.filter(([file]) => !hashes[file]).map(([file]) => `${file} is missing.`),
        ...named
          .filter(([file, hash]) => hashes[file] && hashes[file] !== hash)
          .map(([file]) => `${file} was changed after it was built.`),
        ...others.map((file) => `${file} is no part of the build.`),
      ],
      `Its ${named.length} files are as they were built.`,
    ),
  ];
}

/**
 * Builds a remote and asks the site whether it would accept it. Nothing is published, and nothing is built if the site
 * refuses the descriptor already.
 */
export async function checkRemote(remote: RemoteFolder, site: SiteClient): Promise<readonly CheckResult[]> {
  const refused = await listEarlyRefusals(remote, site);
  if (refused.length > 0) return refused;
  await buildRemote(remote);
  const { version, files } = await packRemote(remote);
  const manifest = JSON.parse(String(files.get(MANIFEST))) as CheckedManifest;
  const hashes = hashFiles(files);
  const results = checkBuild(manifest, hashes);
  const tooLarge = refuseSize(files);
  if (tooLarge !== null) results.push({ name: 'upload', outcome: 'refused', message: tooLarge });
  const { descriptor, taken } = manifest.metaData;
  const body: CheckInput = {
    ...{ remote: remote.remote, version, descriptor, taken },
    ...{ files: hashes, size: measureCode(files) },
  };
  const { data } = await site.call('delivery.check', { body });
  const largest = listLargest(listCodeSizes(files));
  const named = data.map((result) =>
    result.name === 'size' && result.outcome !== 'passed'
      ? { ...result, message: `${result.message} ${largest}` }
      : result,
  );
  return [...results, ...named];
}
