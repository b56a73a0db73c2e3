import { download as downloadFile } from '@narthex/shared-auth';
import { plainDate } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Button, saveFile } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../lazy-section';
import type { HeadContext } from '../resource-panel/resource';
import type { ImportDialogProps } from './import/import-dialog';

const ImportDialog = lazySection<ImportDialogProps>(() => import('./import/import-dialog'));

/** The export uses the list's search and filters, but no page. */
const FILTERS = ['search', 'status', 'has_account'];

/** Renders the buttons that export the register and import a file into it. */
export function MemberFiles({ context }: { context: HeadContext }) {
  const { query, timeZone, report } = context;
  const [isImporting, setImporting] = useState(false);
  const download = useMutation({
    mutationFn: () =>
      downloadFile('members.export', {
        query: Object.fromEntries(Object.entries(query).filter(([name]) => FILTERS.includes(name))),
      }),
    onSuccess: (file) => {
      saveFile(file, `members-${plainDate(new Date(), timeZone)}.csv`);
      report({ kind: 'done', message: t('The file of members was downloaded.') });
    },
    onError: (cause) => {
      console.error('Members were not exported', cause);
      report({ kind: 'failed', message: t('Failed to export members') });
    },
  });
  return (
    <>
      <Button variant="line" onClick={() => setImporting(true)}>
        <Upload size={20} aria-hidden="true" />
        Import
      </Button>
      <Button variant="line" isBusy={download.isPending} onClick={() => download.mutate()}>
        <Download size={20} aria-hidden="true" />
        {download.isPending ? 'Exporting...' : 'Export'}
      </Button>
      {isImporting ? (
        <ImportDialog
          onClose={() => setImporting(false)}
          onImported={(message) => {
            setImporting(false);
            report({ kind: 'done', message });
          }}
        />
      ) : null}
    </>
  );
}
