import { ApiError, can } from '@narthex/shared-auth';
import { Button, EmptyState, ErrorBanner, ErrorState, Pagination, StatusMessage } from '@narthex/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PanelScope } from '../panel-scope';
import { useTimeZone } from '../use-site';
import { EventDelete } from './event-delete';
import { EventDialog } from './event-dialog';
import { EventList } from './event-list';
import { EVENT_WORDS } from './event-words';
import { EventsSkeleton } from './events-skeleton';
import { CreateEventButton, EventsToolbar } from './events-toolbar';
import { selectEvents } from './select-events';
import type { EventDialogState, EventsVariant } from './types';
import { useEventFilters } from './use-event-filters';
import { useEvents } from './use-events';
import { useOpenFromAddress } from './use-open-from-address';
import styles from './events-panel.module.css';

const PAGE_SIZE = 10;

interface EventsPanelProps {
  scope: PanelScope;
  variant?: EventsVariant;
}

/** Management of events: list, create, edit, delete. */
export default function EventsPanel({ scope, variant = 'leader' }: EventsPanelProps) {
  const { data: events, error, isFetching, refetch } = useEvents(scope);
  const timeZone = useTimeZone();
  const list = useEventFilters();
  const [now] = useState(() => Date.now());
  const [dialog, setDialog] = useState<EventDialogState>({ mode: 'closed' });
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useOpenFromAddress(events, setDialog);
  const words = EVENT_WORDS[variant];
  const close = () => setDialog({ mode: 'closed' });
  const retry = () => void refetch();

  if (!events) {
    if (!error) return <EventsSkeleton />;
    const isRefused = error instanceof ApiError && error.status === 403;
    return isRefused ? (
      <ErrorState message="You do not have permission to perform this action." />
    ) : (
      <ErrorState message="Failed to load events" onRetry={retry} isRetrying={isFetching} />
    );
  }

  function handleDeleted() {
    // The row that had the focus goes; closed in one go with the dialog, so that this focus is the last word.
    flushSync(() => {
      close();
      setMessage('Event deleted successfully!');
    });
    heading.current?.focus();
  }

  const create = can('events.manage') ? (
    <CreateEventButton onClick={() => setDialog({ mode: 'create' })} />
  ) : null;
  const found = selectEvents(events, list.filters, now);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(list.page, pageCount);
  return (
    <div className={styles.panel}>
      <StatusMessage message={message} onDismiss={() => setMessage('')} />
      {error ? (
        <ErrorBanner
          action={
            <Button variant="quiet" size="small" onClick={retry} isBusy={isFetching} children="Try again" />
          }
        >
          Failed to load events
        </ErrorBanner>
      ) : null}
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Events ({events.length})
        </h2>
        {create}
      </div>
      {events.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <>
          <EventsToolbar
            list={list}
            count={found.length === events.length ? '' : `${found.length} of ${events.length} events`}
          />
          {found.length === 0 ? (
            <EmptyState title="No events match your search.">Try other words, or another status.</EmptyState>
          ) : (
            <EventList
              events={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
              timeZone={timeZone}
              showsDepartment={scope.kind === 'church'}
              sort={list.filters.sort}
              onSort={list.setSort}
              onEdit={(event) => setDialog({ mode: 'edit', event })}
              onDelete={(event) => setDialog({ mode: 'delete', event })}
            />
          )}
          <Pagination label="Events" page={page} pageCount={pageCount} onPage={list.setPage} />
        </>
      )}
      <EventDialog
        dialog={dialog}
        variant={variant}
        timeZone={timeZone}
        onClose={close}
        onSaved={(saved) => {
          close();
          setMessage(saved);
        }}
      />
      <EventDelete
        dialog={dialog}
        words={words}
        timeZone={timeZone}
        onClose={close}
        onDeleted={handleDeleted}
      />
    </div>
  );
}
