import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { VersionHealthListProps } from './version-health-list';

const VersionHealthList = lazySection<VersionHealthListProps>(() => import('./version-health-list'));

/** How the versions of a remote do in browsers, once somebody wants to know. */
export function RemoteHealth({ row, timeZone }: { row: RemoteSummary; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How it does in browsers</summary>
      {isOpen ? <VersionHealthList remote={row.remote} timeZone={timeZone} /> : null}
    </details>
  );
}
