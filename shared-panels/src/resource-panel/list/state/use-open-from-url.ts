import { can } from '@narthex/shared-auth';
import type { ActionOutcome } from '@narthex/shared-ui';
import { t } from '@narthex/shared-contracts/translate';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceDefinition, ResourceDialog, ResourceRow } from '../../resource';
import { getRow } from '../../resource-api';

/**
 * Opens the form that a link requests (`?create=1`, `?edit=12`) once the list has loaded, and removes the parameter.
 */
export function useOpenFromUrl<Row extends ResourceRow, Body>(
  { capability, endpoints }: ResourceDefinition<Row, Body>,
  rows: readonly Row[] | undefined,
  open: (dialog: ResourceDialog<Row>) => void,
  report: (outcome: ActionOutcome) => void,
) {
  const [params, setParams] = useSearchParams();
  const request = params.has('create') ? 'create' : params.get('edit');
  const isReady = rows !== undefined && request !== null;

  async function openRow(id: string) {
    const listed = rows?.find((row) => String(row.id) === id);
    const row = listed ?? (endpoints.get && (await getRow<Row>(endpoints.get, id).catch(() => undefined)));
    if (!row) report({ kind: 'failed', message: t('Failed to open it: it may have been deleted.') });
    else if (can(capability, row)) open({ mode: 'edit', row });
  }

  const handleRequest = useEffectEvent(() => {
    if (request === 'create') {
      if (can(capability)) open({ mode: 'create' });
    } else if (request) void openRow(request);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('create');
        next.delete('edit');
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isReady) handleRequest();
  }, [isReady]);
}
