import { Button } from '@narthex/shared-ui';
import { FormMessage } from '../../../forms/form-message';
import type { UpcomingEvents } from '../use-upcoming-events';

/** Renders a message above sample events if the events were not loaded, with a button that loads them again. */
export function EventsFailure({ status, isFetching, retry }: Omit<UpcomingEvents, 'events'>) {
  if (status !== 'failed') return null;
  return (
    <>
      <FormMessage tone="bad">Failed to load events</FormMessage>
      <Button variant="quiet" size="small" isBusy={isFetching} onClick={retry}>
        Try again
      </Button>
    </>
  );
}
