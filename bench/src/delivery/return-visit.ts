import { createHash } from 'node:crypto';
import { readRemoteFiles } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { Site } from '../sites/site';

/** Counts the bytes of all files of a version, as they are sent. */
export interface ReturnBytes {
  readonly files: number;
  /** Is for a visitor whose browser has nothing. */
  readonly whole: number;
  /** Is for a visitor whose browser has the files of the version before and uses them as dictionaries. */
  readonly changed: number;
}

interface VersionName {
  readonly remote: string;
  readonly version: string;
}

const PAUSE_MS = 1_000;

/** Lists the URLs of all files of a version for browsers. */
async function listUrls(site: Site, { remote, version }: VersionName): Promise<readonly string[]> {
  const manifest = `/remotes/${remote}/${version}/${MANIFEST}`;
  const response = await fetch(new URL(manifest, site.origin));
  const { integrity } = readRemoteFiles(await response.json(), manifest);
  return [manifest, ...Object.keys(integrity)].map((url) => new URL(url, site.origin).href);
}

/** Requests a file as a browser with this dictionary does; resolves with its length as it is sent. */
async function request(url: string, dictionary?: string) {
  const response = await fetch(url, {
    headers: {
      'accept-encoding': dictionary === undefined ? 'br' : 'br, dcz',
      ...(dictionary !== undefined && { 'available-dictionary': `:${dictionary}:` }),
    },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    bytes,
    length: Number(response.headers.get('content-length') ?? bytes.length),
    pattern: response.headers.get('use-as-dictionary') ?? url,
  };
}

/** Measures what a release costs a visitor who returns, from one version of a remote to the next. */
export async function measureReturn(site: Site, before: VersionName, now: VersionName): Promise<ReturnBytes> {
  const dictionaries = new Map<string, string>();
  for (const url of await listUrls(site, before)) {
    const { bytes, pattern } = await request(url);
    dictionaries.set(pattern, createHash('sha256').update(bytes).digest('base64'));
  }
  const files = await Promise.all(
    (await listUrls(site, now)).map(async (url) => ({ url, ...(await request(url)) })),
  );
  const sum = async () => {
    let bytes = 0;
    for (const { url, pattern } of files) bytes += (await request(url, dictionaries.get(pattern))).length;
    return bytes;
  };
  // Deltas are made behind the requests, so the sum falls until all are there.
  let changed = await sum();
  for (let last = Infinity; changed < last;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    last = changed;
    changed = await sum();
  }
  return { files: files.length, whole: files.reduce((total, { length }) => total + length, 0), changed };
}
