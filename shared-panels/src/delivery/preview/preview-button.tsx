import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { IconButton } from '@narthex/shared-ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { PreviewDialogProps } from './preview-dialog';

const PreviewDialog = lazySection<PreviewDialogProps>(() => import('./preview-dialog'));

/** Renders the button that opens the dialog for a preview link. */
export function PreviewButton({ row }: { row: RemoteSummary }) {
  const [isOpen, setOpen] = useState(false);
  const label = t('Preview a version of {title}', { title: row.title });
  return (
    <>
      <IconButton label={label} icon={<Eye size={18} aria-hidden="true" />} onClick={() => setOpen(true)} />
      {isOpen ? <PreviewDialog row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
