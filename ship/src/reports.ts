import type { CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import type { ReleaseChange, ReleaseState, RemoteDetail } from '@narthex/shared-contracts/schemas/releases';

const SIGNS: Readonly<Record<CheckResult['outcome'], string>> = {
  passed: 'ok',
  warning: '!!',
  refused: 'NO',
};

/** Returns a line of `check`. */
export const describeCheck = ({ name, outcome, message }: CheckResult): string =>
  `${SIGNS[outcome]}  ${name.padEnd(16)} ${message}`;

function describeState(state: ReleaseState | null): string {
  if (!state) return 'nothing is live';
  const parts = [`${state.live} live`];
  if (state.canary) parts.push(`${state.canary.version} for ${state.canary.percent} %`);
  if (state.good) parts.push(`${state.good} to fall back to`);
  if (state.disabled !== null) parts.push(`switched off: “${state.disabled}”`);
  return parts.join(', ');
}

const describeWaiting = (waiting: RemoteDetail['waiting']): readonly string[] =>
  waiting ? [`${waiting.version} waits until the grant allows ${waiting.uses.join(', ')}`] : [];

/** Names the zone, because a team, its site and the machine that publishes may each be in another one. */
const describeTime = (instant: string) =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const milliseconds = (value: number | null) => (value === null ? '–' : `${value} ms`);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Returns the output of `status`. */
export function describeRemote(remote: RemoteDetail): string {
  const { day } = remote.health;
  const lines = [
    `${remote.title} (${remote.remote}), ${remote.owner}`,
    describeState(remote.state),
    ...describeWaiting(remote.waiting),
    `last day: ${day.loads} loads, ${day.failures} failures, median ${milliseconds(day.median_ms)}, 95th percentile ${milliseconds(day.p95_ms)}`,
    ...remote.versions.map(({ version, size, created_at, published_by, message }) =>
      [`  ${version}`, kilobytes(size), describeTime(created_at), published_by, message ?? ''].join('  '),
    ),
  ];
  return lines.join('\n');
}

const describeChange = ({ action, after, reason, by, created_at }: ReleaseChange): string =>
  `${describeTime(created_at)}  ${action.padEnd(8)} ${describeState(after)}  (${by}: ${reason})`;

/** Returns the output of `history`. */
export const describeHistory = (remote: string, changes: readonly ReleaseChange[]): string =>
  changes.length === 0 ? `Nothing of ${remote} has been live yet.` : changes.map(describeChange).join('\n');
