import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import { AttentionList, StatusMessage, type ActionOutcome } from '@narthex/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { AttentionPlaces } from '../dashboard-frame/attention-place';
import { WAITING_LISTS } from '../waiting/waiting-lists';
import { findPlaceOf, getAttentionLink } from './attention-link';

interface NeedsAttentionProps {
  items: readonly AttentionItem[];
  places: AttentionPlaces;
}

/** Renders the items that the person has to approve, answer or open. Renders nothing if there are none. */
export function NeedsAttention({ items, places }: NeedsAttentionProps) {
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const status = useRef<HTMLDivElement>(null);
  const handleDone = (ended: ActionOutcome) => {
    flushSync(() => setOutcome(ended));
    // The focused row may be gone, so the status gets the focus.
    status.current?.focus();
  };
  return (
    <>
      {outcome ? (
        <div ref={status} tabIndex={-1}>
          <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
        </div>
      ) : null}
      <AttentionList
        items={items.map((item, index) => {
          const link = getAttentionLink(item, places);
          const place = findPlaceOf(item.kind);
          const isFirst = items.findIndex(({ kind }) => findPlaceOf(kind) === place) === index;
          const Waiting = place && isFirst ? WAITING_LISTS[place] : undefined;
          const to = place && places[place];
          return {
            key: `${item.kind} ${item.subject_id ?? ''}`,
            text: item.text,
            action: link ? <Link to={link.to}>{link.label}</Link> : undefined,
            details: Waiting && to ? <Waiting to={to} onDone={handleDone} /> : undefined,
          };
        })}
      />
    </>
  );
}
