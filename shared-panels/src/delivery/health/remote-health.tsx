import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { Dialog, IconButton } from '@narthex/shared-ui';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { VersionHealthListProps } from './version-health-list';

const VersionHealthList = lazySection<VersionHealthListProps>(() => import('./version-health-list'));

/** Renders the button that shows the health of a remote's versions in browsers. */
export function RemoteHealth({ row, timeZone }: { row: RemoteSummary; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const title = t('How {title} does in browsers', { title: row.title });
  return (
    <>
      <IconButton
        label={title}
        icon={<ChartColumn size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Dialog isOpen title={title} size="large" onClose={() => setOpen(false)}>
          <VersionHealthList remote={row.remote} timeZone={timeZone} />
        </Dialog>
      ) : null}
    </>
  );
}
