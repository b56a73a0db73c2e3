import type { AttentionItem } from '@narthex/shared-contracts/schemas/dashboard';
import { AttentionList, StatusMessage, VisuallyHidden, type ActionOutcome } from '@narthex/shared-ui';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { AttentionPlaces, AttentionPlace } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';
import type { WaitingProps } from '../waiting/waiting-rows';
import { findPlaceOf, getAttentionLink } from './attention-link';

/** Maps each section with a queue to the component that shows its first rows in an overview. */
const WAITING_LISTS: Readonly<Partial<Record<AttentionPlace, ComponentType<WaitingProps>>>> = {
  prayers: lazySection(() => import('../waiting/waiting-prayers')),
  proposals: lazySection(() => import('../waiting/waiting-proposals')),
  visits: lazySection(() => import('../waiting/waiting-visits')),
  inquiries: lazySection(() => import('../waiting/waiting-inquiries')),
};

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
          const isLast = !items.slice(index + 1).some(({ kind }) => findPlaceOf(kind) === place);
          const Waiting = place && isLast ? WAITING_LISTS[place] : undefined;
          const to = place && places[place];
          return {
            key: `${item.kind} ${item.subject_id ?? ''}`,
            text: item.text,
            action: link ? (
              <Link to={link.to}>
                {link.label}
                <VisuallyHidden>: {item.text}</VisuallyHidden>
              </Link>
            ) : undefined,
            details: Waiting && to ? <Waiting to={to} onDone={handleDone} /> : undefined,
          };
        })}
      />
    </>
  );
}
