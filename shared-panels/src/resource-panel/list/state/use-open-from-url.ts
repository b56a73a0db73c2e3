import { can, useSession } from '@narthex/shared-auth';
import type { ActionOutcome } from '@narthex/shared-ui';
import { notify } from '@narthex/shared-ui/notify';
import { t } from '@narthex/shared-contracts/translate';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceDefinition, ResourceDialog, ResourceRow } from '../../resource';
import { moveToNew } from '../../form/form-draft';
import { findRow } from '../../resource-api';
import { canCreateRow } from '../../use-resource';

/**
 * Opens the form that a link requests (`?create=1`, `?edit=12`) once the list has loaded, and removes the parameter.
 */
export function useOpenFromUrl<Row extends ResourceRow, Body>(
  definition: ResourceDefinition<Row, Body>,
  rows: readonly Row[] | undefined,
  open: (dialog: ResourceDialog<Row>) => void,
  report: (outcome: ActionOutcome) => void,
) {
  const { name, capability } = definition;
  const actorId = useSession((session) => session.actor?.id);
  const [params, setParams] = useSearchParams();
  const request = params.has('create') ? 'create' : params.get('edit');
  const isReady = rows !== undefined && request !== null;

  async function openRow(id: string) {
    const listed = rows?.find((row) => String(row.id) === id);
    const failed = () =>
      report({ kind: 'failed', message: t('Failed to open it: it may have been deleted.') });
    try {
      const row = listed ?? (await findRow(definition, id));
      if (row && can(capability, row)) open({ mode: 'edit', row });
      if (row) return;
    } catch (cause) {
      console.error('An object was not loaded', cause);
      return failed();
    }
    const isMoved =
      canCreateRow(definition, rows ?? []) && moveToNew({ resource: name, actorId, rowId: Number(id) });
    if (!isMoved) return failed();
    open({ mode: 'create' });
    notify.info(t('It was deleted in the meantime. You can save what you wrote as a new one.'));
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
