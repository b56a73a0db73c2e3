import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';

/** What visitors get of a remote, in a line. */
export function describeState({ live, good, canary, disabled }: ReleaseState): string {
  return [
    `${live} is live`,
    ...(canary ? [`${canary.version} for ${canary.percent} %`] : []),
    ...(good ? [`${good} stands in`] : []),
    ...(disabled !== null ? [`switched off: “${disabled}”`] : []),
  ].join('; ');
}
