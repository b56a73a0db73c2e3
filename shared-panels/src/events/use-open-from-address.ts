import { can } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventDialogState } from './types';

/** Opens the form that a link asks for (`?create=1`, `?edit=12`) once the list is there, and forgets the wish. */
export function useOpenFromAddress(
  events: readonly ChurchEvent[] | undefined,
  open: (dialog: EventDialogState) => void,
) {
  const [params, setParams] = useSearchParams();
  const wish = params.has('create') ? 'create' : params.get('edit');
  const isReady = events !== undefined && wish !== null;

  const handleWish = useEffectEvent(() => {
    const event = events?.find(({ id }) => String(id) === wish);
    if (wish === 'create') {
      if (can('events.manage')) open({ mode: 'create' });
    } else if (event && can('events.manage', event)) open({ mode: 'edit', event });
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
    if (isReady) handleWish();
  }, [isReady]);
}
