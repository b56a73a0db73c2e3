import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';

/** Returns the live state of a remote as one line. */
export function describeState({ live, good, canary, disabled }: ReleaseState): string {
  return [
    t('{live} is live', { live }),
    ...(canary ? [t('{version} for {percent} %', { version: canary.version, percent: canary.percent })] : []),
    ...(good ? [t('{good} stands in', { good })] : []),
    ...(disabled !== null ? [t('switched off: “{disabled}”', { disabled })] : []),
  ].join('; ');
}
