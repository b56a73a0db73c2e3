import type { Mount, Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { needsAttention, doesReportCount } from './does-report-count';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const V3 = '3.0.0-0123456789';
const integrity = `sha384-${'A'.repeat(64)}`;
const PUBLIC: Mount = { path: '/youth', guard: 'public', title: 'Youth' };
const GUARDED: Mount = { path: '/youth/plans', guard: 'leader', title: 'Plans' };

/** Creates a registry in which version 2 of a remote is live and version 1 is the fallback. */
const registryOf = (...mounts: Mount[]): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {
    youth: [
      {
        url: '/remotes/youth/mf-manifest.json',
        metadata: { integrity, version: V2 },
        deployment: { traffic: 100, default: true },
        extras: {
          contract: 1,
          title: 'Youth',
          owner: 'Youth',
          mounts,
          previous: { url: '/old/mf-manifest.json', integrity, version: V1 },
        },
      },
    ],
  },
});
const may = (isAccount: boolean, mounts: Mount[], remote: string, version: string) =>
  doesReportCount({ is_account: isAccount }, registryOf(...mounts), { remote, version });

it.each([
  ['what is live', 'youth', V2, true],
  ['what stands in', 'youth', V1, true],
  ['a version that nobody gets', 'youth', V3, false],
  ['a remote that isn’t there', 'music', V2, false],
])('hears of %s: %#', (_, remote, version, expected) => {
  expect(may(false, [PUBLIC], remote, version)).toBe(expected);
  expect(may(true, [PUBLIC], remote, version)).toBe(expected);
});

it('hears strangers of a remote that has a public page, and else who is signed in', () => {
  expect(may(false, [GUARDED], 'youth', V2)).toBe(false);
  expect(may(true, [GUARDED], 'youth', V2)).toBe(true);
  expect(may(false, [GUARDED, PUBLIC], 'youth', V2)).toBe(true);
});

const named = { remote: 'youth', version: V1 };
it.each<[RemoteReport, boolean]>([
  [{ kind: 'load', ...named, outcome: 'loaded', milliseconds: 1 }, false],
  [{ kind: 'load', ...named, outcome: 'previous', milliseconds: 1 }, true],
  [{ kind: 'load', ...named, outcome: 'failed', milliseconds: 1 }, true],
  [{ kind: 'vital', ...named, name: 'LCP', rating: 'poor' }, false],
  [{ kind: 'script-error', ...named }, true],
  [{ kind: 'policy-violation', ...named, directive: 'connect-src' }, true],
])('%j needs attention: %s', (report, expected) => {
  expect(needsAttention(report)).toBe(expected);
});
